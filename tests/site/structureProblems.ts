import type {BuiltPage} from './site';

const named = ['aria-labelledby', 'aria-describedby', 'for', 'headers'];

/** What is wrong with the structure of a page's HTML: ids, headings, landmarks, names. */
export function structureProblems({$, file}: BuiltPage): string[] {
  const all = (selector: string) => $.root().find(selector).toArray();
  const problems: string[] = [];
  const check = (isGood: boolean, text: string) => {
    if (!isGood) {
      problems.push(`${file}: ${text}`);
    }
  };

  const ids = all('[id]').map(({attribs}) => attribs.id ?? '');
  const known = new Set(ids);
  ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .forEach((id) => {
      check(false, `two elements have the id "${id}"`);
    });
  for (const attribute of named) {
    for (const {attribs, tagName} of all(`[${attribute}]`)) {
      for (const id of (attribs[attribute] ?? '').split(/\s+/)) {
        check(known.has(id), `${attribute} of <${tagName}> names no id: "${id}"`);
      }
    }
  }

  let before = 0;
  for (const element of all('main :is(h1, h2, h3, h4, h5, h6)')) {
    const level = Number(element.tagName.slice(1));
    const text = $(element).text().trim();
    check(level <= before + 1, `the heading "${text}" of level ${level} follows level ${before}`);
    check(text !== '', `a heading of level ${level} is empty`);
    before = level;
  }

  check(all('main').length === 1, `${all('main').length} <main>`);
  const landmarks = all('nav').map(
    ({attribs}) => attribs['aria-label'] ?? attribs['aria-labelledby'] ?? '',
  );
  check(new Set(landmarks).size === landmarks.length, `<nav> named ${landmarks.join(', ')}`);
  check(!landmarks.includes(''), 'a <nav> has no name');

  for (const image of all('img:not([alt])')) {
    check(false, `<img src="${image.attribs.src ?? ''}"> has no alt`);
  }
  for (const element of all('a[href], button')) {
    const {attribs, tagName} = element;
    const inner = $(element).find('img[alt], svg[aria-label], [aria-label]');
    const text = [
      $(element).text(),
      attribs['aria-label'] ?? attribs['aria-labelledby'] ?? attribs.title ?? '',
      ...inner.toArray().map((one) => one.attribs.alt ?? one.attribs['aria-label'] ?? ''),
    ].join('');
    check(text.trim() !== '', `<${tagName} class="${attribs.class ?? ''}"> has no name`);
  }
  for (const table of all('table')) {
    check($(table).find('th').length > 0, 'a table has no heading cell');
  }
  for (const list of all('ul, ol')) {
    const others = $(list).children(':not(li, script, template)').toArray();
    check(others.length === 0, `<${others[0]?.tagName ?? ''}> in a list is not an item`);
  }
  return problems;
}

/** Where a style sheet or a script requests something from another site. */
export function foreignAddresses(file: string, text: string): string[] {
  const asks = file.endsWith('.css')
    ? /(?:url\(|@import)\s*["']?((?:https?:)?\/\/[^"')\s]+)/g
    : /(?:fetch|import|importScripts|Worker|sendBeacon|EventSource|WebSocket)\(\s*["'`]((?:https?:|wss?:)?\/\/[^"'`]+)|\.src\s*=\s*["'`]((?:https?:)?\/\/[^"'`]+)/g;
  return [...text.matchAll(asks)].map(([, a, b]) => `${file}: asks for ${a ?? b ?? ''}`);
}
