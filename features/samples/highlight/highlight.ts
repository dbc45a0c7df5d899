import type {Element, ElementContent, Root} from 'hast';
import {refractor} from './grammars';

import type {Span} from '../schema/sampleTypes';
import {joinTokens} from './joinTokens';
import {markNames} from './markNames';
import {namesByLine} from './namesByLine';
import {splitLines} from './splitLines';

/** The languages that pages may use, by their name in the fence. */
export const languages = [
  'diff',
  'php',
  'bash',
  'twig',
  'yaml',
  'json',
  'markup',
  'html',
  'sql',
  'ts',
  'handlebars',
  'liquid',
  'diff-php',
  'diff-json',
] as const;

/** A `hunk` is the line `@@`, which separates the parts of a file that a diff shows. */
type Change = 'added' | 'removed' | 'hunk' | 'same';

/**
 * Highlights source text into one `span.line` per line, classes only. `diff-php` and `diff-json` color
 * the code and mark whole lines as added or removed. The spans get `data-n` and their
 * ids, by where they start: see `markNames`.
 *
 * @throws Error for a language that is neither in `languages` nor `text`.
 */
export function highlight(
  source: string,
  language: string,
  spans: readonly Span[] = [],
  ids: ReadonlyMap<number, string> = new Map(),
): Root {
  const diff = /^diff-(.+)$/.exec(language)?.[1];
  const lines = source.split('\n');
  const changes = diff === undefined ? [] : lines.map(changeOf);
  const code = diff === undefined ? source : lines.map(withoutMarker).join('\n');
  const names = namesByLine(source, diff !== undefined, spans, ids);
  const colored = splitLines(color(code, diff ?? language)).map((line, index) =>
    markNames(line, names[index] ?? []),
  );
  return {
    type: 'root',
    children: colored.map((children, index) => lineElement(children, changes[index] ?? 'same')),
  };
}

function color(code: string, language: string): ElementContent[] {
  if (language === 'text') {
    return [{type: 'text', value: code}];
  }
  if (!languages.some((known) => known === language)) {
    throw new Error(
      `No highlighting for "${language}". Use one of ${languages.join(', ')}, or text.`,
    );
  }
  return joinTokens(refractor.highlight(code, language).children);
}

function withoutMarker(line: string): string {
  return changeOf(line) === 'hunk' ? line : line.slice(1);
}

function changeOf(line: string): Change {
  if (line.startsWith('@@')) {
    return 'hunk';
  }
  if (line.startsWith('+')) {
    return 'added';
  }
  return line.startsWith('-') ? 'removed' : 'same';
}

function lineElement(children: ElementContent[], change: Change): Element {
  const className = change === 'same' ? ['line'] : ['line', change];
  const sign: ElementContent[] = [];
  if (change === 'added' || change === 'removed') {
    sign.push({
      type: 'element',
      tagName: 'span',
      properties: {className: ['said']},
      children: [{type: 'text', value: change === 'added' ? 'Added: ' : 'Removed: '}],
    });
  }
  return {
    type: 'element',
    tagName: 'span',
    properties: {className},
    children: [...sign, ...children, {type: 'text', value: '\n'}],
  };
}
