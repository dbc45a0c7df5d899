import {scriptHash} from '../../scripts/site/finish/inspectPage';
import {canonicalOf} from './site';
import type {BuiltPage} from './site';

const dataTypes = ['application/ld+json', 'application/json'];

/** What is wrong in the metadata of a built page. */
export function headProblems({$, route, file}: BuiltPage): string[] {
  const problems: string[] = [];
  const check = (good: boolean, text: string) => {
    if (!good) {
      problems.push(`${file}: ${text}`);
    }
  };
  check($('h1').length === 1, `${String($('h1').length)} h1`);
  check($('html').attr('lang') === 'en', 'lang is not en');
  check($('html').attr('dir') === 'ltr', 'dir is not ltr');
  const locales = $('link[rel=alternate][hreflang]')
    .toArray()
    .map(({attribs}) => attribs.hreflang ?? '');
  check(locales.join() === 'en,x-default', `the locales are ${locales.join(' and ')}`);
  check($('meta[name=generator]').attr('content') === 'Docusaurus v3.9.2', 'generator');
  check($('head > title').text().trim() !== '', 'no title');
  const properties = (name: string) => $(`meta[property="${name}"]`).toArray();
  const types = properties('og:type').map(({attribs}) => attribs.content ?? '');
  check(
    types.length === 1 && ['article', 'website'].includes(types.join()),
    `og:type is "${types.join()}"`,
  );
  const names = properties('og:site_name').map(({attribs}) => attribs.content ?? '');
  check(names.join() === 'Rekalogika.DEV', `og:site_name is "${names.join()}"`);
  if (file === '404.html') {
    return problems;
  }
  const canonical = $('link[rel=canonical]')
    .toArray()
    .map((element) => element.attribs.href);
  check(
    canonical.length === 1 && canonical[0] === canonicalOf(route),
    `canonical is ${canonical.join(' and ')}`,
  );
  check($('meta[property="og:url"]').attr('content') === canonicalOf(route), 'og:url');
  return problems;
}

/** What is wrong in the parts that a page shares with all others: the footer, and nothing to sign in with. */
export function frameProblems({$, file}: BuiltPage): string[] {
  const problems: string[] = [];
  const footer = $('footer.footer').text();
  if (footer !== 'Copyright © 2016-2025 Rekalogika.DEV') {
    problems.push(`${file}: the footer is "${footer}"`);
  }
  for (const element of $('form, input[type=password]').toArray()) {
    problems.push(`${file}: <${element.tagName}> for something other than a search`);
  }
  return problems;
}

interface ListItem {
  readonly item: string;
}

function isBreadcrumbs(value: unknown): value is {itemListElement: ListItem[]} {
  return (
    typeof value === 'object' &&
    value !== null &&
    '@type' in value &&
    value['@type'] === 'BreadcrumbList' &&
    'itemListElement' in value &&
    Array.isArray(value.itemListElement) &&
    value.itemListElement.every(
      (entry: unknown) => typeof entry === 'object' && entry !== null && 'item' in entry,
    )
  );
}

/** The addresses in the breadcrumb data of a page. */
export function breadcrumbItems({$}: BuiltPage): string[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((element): unknown => JSON.parse($(element).text()))
    .filter(isBreadcrumbs)
    .flatMap(({itemListElement}) => itemListElement.map(({item}) => item));
}

/** Where a page violates its own policy, or requests something from another site. */
export function policyProblems({$, file}: BuiltPage): string[] {
  const problems: string[] = [];
  const [first, second] = $('head').children().toArray();
  const policy = second?.attribs.content ?? '';
  if (first?.attribs.charset === undefined) {
    problems.push(`${file}: the head does not begin with the charset`);
  }
  if (second?.attribs['http-equiv'] !== 'Content-Security-Policy') {
    problems.push(`${file}: the second element of the head is not the policy`);
  }
  if (/unsafe-|frame-ancestors|https?:|\*/.test(policy)) {
    problems.push(`${file}: the policy is "${policy}"`);
  }
  for (const script of $('script:not([src])').toArray()) {
    const isData = dataTypes.includes(script.attribs.type ?? '');
    const text = $(script).text();
    if (!isData && !policy.includes(scriptHash(text))) {
      problems.push(`${file}: no hash for the script ${text.slice(0, 40)}`);
    }
  }
  for (const element of $('[style], style').toArray()) {
    problems.push(`${file}: inline style on <${element.tagName}>`);
  }
  const loaded = 'script[src], img[src], iframe[src], source[src], video[src], audio[src]';
  const links = 'link[rel~=stylesheet], link[rel~=preload], link[rel~=icon], link[rel~=manifest]';
  for (const element of $(`${loaded}, ${links}`).toArray()) {
    const address = element.attribs.src ?? element.attribs.href ?? '';
    if (!/^(?:\/(?!\/)|data:image\/)/.test(address)) {
      problems.push(`${file}: <${element.tagName}> asks for ${address}`);
    }
  }
  return problems;
}
