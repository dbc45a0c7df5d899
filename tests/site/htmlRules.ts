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

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    rules: Object.fromEntries(rules.map((rule) => [rule, 'error'] as const)),
  }),
);

/** What html-validate has no rule for, and the W3C's checker finds. */
const forbidden = {
  '[itemprop]:not([itemscope] *)': 'a property of no item',
  'input[type=search][role=combobox]': 'a combobox is a text field',
};

/**
 * What is wrong with the HTML of a page, as a browser reads it: html-validate does not know which end tags may be
 * left out. The W3C's checker (scripts/check/html) finds more, but needs Java.
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
