import {visit} from 'unist-util-visit';

import {at} from './page';
import type {Finding, Page} from './page';

const longest = 85;
const mostCallouts = 2;
// The browser gets no others: docusaurus-patches/stubs.
const callouts = ['tip', 'warning', 'danger'];

/** At most two callouts besides `danger`, each of a kind that the browser can show. */
export function callout(page: Page): Finding[] {
  const findings: Finding[] = [];
  let number = 0;
  visit(page.tree, 'containerDirective', (node) => {
    number += node.name === 'danger' ? 0 : 1;
    if (!callouts.includes(node.name)) {
      findings.push(at(page, node, `no callout is named "${node.name}": ${callouts.join(', ')}`));
    } else if (number > mostCallouts && node.name !== 'danger') {
      findings.push(at(page, node, `callout ${number}; at most ${mostCallouts} on a page`));
    }
  });
  return findings;
}

/** Pages contain no import or export lines and use only components that MDXComponents registers. */
export function components(page: Page, known: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      findings.push(at(page, node, 'no import or export: components are available by name'));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const name = node.name ?? '';
      if (/^\p{Lu}/u.test(name) && !known.has(name)) {
        findings.push(
          at(
            page,
            node,
            `<${name}> does not exist; known components: ${[...known].sort().join(', ')}`,
          ),
        );
      }
    }
  });
  return findings;
}

const useLine = /^[+-]?\s*use [\w\\]+(?: as \w+)?;$/;
const jsonString = /^\s*"[^"]+": "(?:[^"\\]|\\.)*",?$/;

/**
 * Every fence has a known language and no line longer than 85 characters, except `use` lines, printed JSON, and
 * printed HTML, which is shown as a table and comes on one line.
 */
export function fences(page: Page, languages: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'code', (node) => {
    const {lang, value} = node;
    if (lang === null || lang === undefined || !languages.has(lang)) {
      const names = [...languages].join(', ');
      findings.push(at(page, node, `language "${lang ?? ''}" is not one of ${names}`));
    }
    const isOutput = node.meta?.includes('title="Output"') === true;
    if (lang === 'html' && isOutput) {
      return;
    }
    // JSON has no way to break a string, and what an application sent is shown as it is.
    const unbreakable = isOutput ? jsonString : useLine;
    value.split('\n').forEach((text, index) => {
      if (text.length > longest && !unbreakable.test(text)) {
        const line = (node.position?.start.line ?? 0) + index + 1;
        const message = `${text.length} characters, break the line of code after ${longest}`;
        findings.push({file: page.file, line, message});
      }
    });
  });
  return findings;
}
