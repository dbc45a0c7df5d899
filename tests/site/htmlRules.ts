import {load} from 'cheerio';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';

import type {BuiltPage} from './site';

const rules = [
  'attribute-allowed-values',
  'attribute-misuse',
  'deprecated',
  'element-name',
  'element-permitted-content',
  'element-permitted-occurrences',
  'element-permitted-order',
  'element-permitted-parent',
  'element-required-ancestor',
  'element-required-attributes',
  'element-required-content',
  'input-attributes',
  'multiple-labeled-controls',
  'no-abstract-role',
  'no-dup-id',
  'no-redundant-role',
  'no-unknown-elements',
  'script-element',
  'unique-landmark',
  'valid-for',
];

/** Resolves the rules once: for each page again, that takes a third of the time of the check. */
class OneConfiguration extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(...args: Parameters<StaticConfigLoader['getConfigFor']>) {
    return (this.resolved ??= super.getConfigFor(...args));
  }
}

const validator = new HtmlValidate(
  new OneConfiguration({
    root: true,
    elements: ['html5'],
    rules: Object.fromEntries(rules.map((rule) => [rule, 'error'] as const)),
  }),
);

/** What the W3C's checker finds and html-validate has no rule for. */
const forbidden = {
  '[itemprop]:not([itemscope] *)': 'a property without an item',
  'input[type=search][role=combobox]': 'a combobox is a text field',
};

/** A copy of a page without menus and without the content of samples. */
export function withoutRepetition(page: BuiltPage): BuiltPage {
  const $ = load(page.$.root().clone().get(0) ?? []);
  $('nav').remove();
  $('pre').empty();
  return {...page, $};
}

/**
 * What is wrong with the HTML of a page, parsed like a browser: html-validate does not know which end tags may be
 * omitted. The W3C's checker (scripts/check/html) finds more, but needs Java.
 */
export function htmlProblems({$, file}: BuiltPage): string[] {
  const found = validator
    .validateStringSync($.html(), file)
    .results.flatMap(({messages}) => messages)
    .map(({message, ruleId, selector}) => `${file}: ${message} (${ruleId}) at ${selector ?? ''}`);
  const also = Object.entries(forbidden)
    .filter(([selector]) => $(selector).length > 0)
    .map(([selector, problem]) => `${file}: ${problem}, ${selector}`);
  return [...found, ...also];
}
