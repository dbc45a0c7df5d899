import {createHash} from 'node:crypto';

import type {CheerioAPI} from 'cheerio';

/** What the policy needs to know about a page. */
export interface PageInspection {
  /** Hashes of the inline scripts of the page, as policy sources, in order. */
  readonly hashes: readonly string[];
  /** What the policy would block, in words. */
  readonly problems: readonly string[];
}

// Scripts of these types run or control the browser; all other types are data.
const executableTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

/** The policy source that allows an inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;
}

function attributeProblem(element: string, name: string, value: string): string | undefined {
  if (name === 'style') {
    // GFM's `|:--:|` becomes a style attribute, the only one that a Markdown page can cause.
    const hint = value.startsWith('text-align') ? ': write the table without colons' : '';
    return `<${element} style="${value}">${hint}`;
  }
  if (name.startsWith('on')) {
    return `<${element} ${name}="…">`;
  }
  return /^\s*javascript:/i.test(value) ? `<${element} ${name}="${value}">` : undefined;
}

/** Finds inline scripts and what a strict policy blocks in a page. */
export function inspectPage($: CheerioAPI): PageInspection {
  const hashes: string[] = [];
  const problems: string[] = [];
  for (const element of $.root().find('*').toArray()) {
    for (const [name, value] of Object.entries(element.attribs)) {
      const problem = attributeProblem(element.tagName, name, value);
      if (problem !== undefined) {
        problems.push(problem);
      }
    }
    if (element.tagName === 'style') {
      problems.push('<style>');
    }
    const isInline = element.tagName === 'script' && element.attribs.src === undefined;
    if (isInline && executableTypes.test(element.attribs.type?.trim() ?? '')) {
      hashes.push(scriptHash($(element).text()));
    }
  }
  return {hashes, problems};
}
