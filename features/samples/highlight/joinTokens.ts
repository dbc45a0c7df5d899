import type {Element, ElementContent, RootContent} from 'hast';

import type {CodeColor} from '../markup/codeColors';

/** Prism's names of tokens that have a color. A token with several names has the color of the last one here. */
const colors: readonly (readonly [color: CodeColor, ...names: string[]])[] = [
  ['comment', 'comment', 'prolog', 'doctype'],
  ['keyword', 'keyword', 'tag', 'tag-name'],
  ['type', 'class-name', 'type-declaration', 'return-type', 'package'],
  ['call', 'function'],
  ['string', 'string', 'attr-value', 'regex'],
  ['number', 'number', 'constant', 'boolean', 'null'],
  ['attribute', 'attribute', 'attr-name', 'property', 'key', 'parameter'],
  ['quiet', 'operator', 'punctuation', 'delimiter'],
  ['inserted', 'inserted'],
  ['deleted', 'deleted'],
];

/** A piece of code in one color. */
export interface Run {
  readonly text: string;
  /** `undefined` for the color of text. */
  readonly color: CodeColor | undefined;
}

/**
 * Merges adjacent tokens of one color into one `span.token`, whatever Prism calls them, and drops the elements
 * of tokens in the default color of a block: most of Prism's elements make no visible difference, and each costs
 * time on a phone.
 */
export function joinTokens(nodes: readonly RootContent[]): ElementContent[] {
  return runsOf(nodes).flatMap(({text: all, color = 'plain'}) => {
    const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(all) ?? [];
    if (color === 'quiet' || inner === '') {
      return text(all);
    }
    return color === 'plain'
      ? [...text(before), token(color, inner), ...text(after)]
      : [token(color, all)];
  });
}

/** The texts inside nodes, each with the color of the innermost element that has one. */
export function runsOf(nodes: readonly RootContent[]): Run[] {
  const joined: Run[] = [];
  for (const run of innerRuns(nodes)) {
    // A space between two tokens of one color shows no color.
    const isBlank = /^ +$/.test(joined.at(-1)?.text ?? '');
    const parts = (isBlank ? [1, 2] : [1]).find((back) => joined.at(-back)?.color === run.color);
    const same = parts === undefined ? [] : joined.splice(-parts);
    joined.push({...run, text: [...same, run].map(({text: part}) => part).join('')});
  }
  return joined;
}

function innerRuns(nodes: readonly RootContent[], around?: CodeColor): Run[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') {
      return [{text: node.value, color: around}];
    }
    return node.type === 'element' ? innerRuns(node.children, colorOf(node) ?? around) : [];
  });
}

function colorOf({properties: {className}}: Element): CodeColor | undefined {
  const own = Array.isArray(className) ? className.map(String) : [];
  return colors.findLast(([, ...names]) => names.some((name) => own.includes(name)))?.[0];
}

function text(value: string): ElementContent[] {
  return value === '' ? [] : [{type: 'text', value}];
}

function token(color: CodeColor, value: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: {className: ['token', color]},
    children: text(value),
  };
}
