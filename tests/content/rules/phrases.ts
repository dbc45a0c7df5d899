import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {findPhrases} from '../../../shared/text/findPhrases';
import {lineAt} from '../../../shared/text/lineAt';
import {at, atField, textField} from './page';
import type {Finding, Page} from './page';

const mostWords = 35;

/** The text of a node, with inline code in backticks. */
function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return `\`${node.value.replaceAll('`', '')}\``;
  }
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : ' ';
}

/** Paragraphs, headings and cells of a page, with inline code. */
function blocksOf({tree}: Page): {readonly node: Nodes; readonly text: string}[] {
  const blocks: {node: Nodes; text: string}[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    // The id of a heading is an address.
    blocks.push({node, text: textOf(node).replace(/\s*\{#[\w-]+\}$/, '')});
  });
  return blocks;
}

/** No unidiomatic phrase in prose, title or description. */
export function phrases(page: Page): Finding[] {
  const fields = ['title', 'description', 'sidebar_label'].flatMap((key) =>
    findPhrases(textField(page, key) ?? '').map(({text, advice}) =>
      atField(page, key, `"${text}": ${advice}`),
    ),
  );
  const prose = blocksOf(page).flatMap(({node, text}) =>
    findPhrases(text).map((phrase) => at(page, node, `"${phrase.text}": ${phrase.advice}`)),
  );
  return [...fields, ...prose];
}

/** The sentences of a text; inline code counts as one word, and so does what has no letter or digit between spaces. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/`[^`]*`/g, 'code')
    .split(/(?<=[.!?:]["”)]?)\s+(?=["“(]?[\p{Lu}\d]|code)/u)
    .filter((sentence) => sentence !== '');
}

/** How many sentences a page has. */
export const countSentences = (page: Page) =>
  blocksOf(page).reduce((sum, {text}) => sum + sentencesOf(text).length, 0);

/** No sentence has more than 35 words. */
export function longSentences(page: Page): Finding[] {
  return blocksOf(page).flatMap(({node, text}) =>
    sentencesOf(text)
      .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))
      .filter(({length}) => length > mostWords)
      .map((words) =>
        at(
          page,
          node,
          `${words.length} words, split the sentence "${words.slice(0, 6).join(' ')} …"`,
        ),
      ),
  );
}

/** No unidiomatic phrase in the title, the description and the labels of a diagram. */
export function diagramPhrases(file: string, source: string): Finding[] {
  return findPhrases(source).map(({text, advice, index}) => ({
    file,
    line: lineAt(source, index) + 1,
    message: `"${text}": ${advice}`,
  }));
}
