/** One of the values of what varies: what the reader chooses, and the code that it stands for. */
export interface VariedValue {
  readonly label: string;
  /** Undefined where the code stays and what it runs with changes. */
  readonly code?: string;
}

/** What varies in a block: `limit: 10, 50`. The block shows the first value. */
export interface Variation {
  readonly name: string;
  readonly values: readonly VariedValue[];
  /** The values are the paragraphs of the block. */
  readonly areParagraphs?: true;
}

/** Names of what a sample runs with; their values are not code. */
export const surroundingNames: ReadonlySet<string> = new Set(['php']);

/**
 * Reads `limit: 10, 50; mode: offset, keyset`. A value is code of the block; `label = code` gives it another
 * name, and `label =` stands for no code. A comma or semicolon inside brackets or quotes belongs to the value. A
 * name that occurs again, with the same labels, changes several places of the code together. A name alone
 * (`request`) stands for a block whose paragraphs are the values, see `paragraphsOf`.
 *
 * @throws Error for a text of another form.
 */
export function parseVariations(text: string, code = ''): Variation[] {
  if (/^[\w -]+$/.test(text) && !surroundingNames.has(text)) {
    return [{name: text, values: checkedValues(text, paragraphsOf(code)), areParagraphs: true}];
  }
  const variations = divide(text, ';').map(parseVariation);
  const first = byName([...variations].reverse());
  const other = variations.find((one) => labelsOf(one) !== labelsOf(first.get(one.name) ?? one));
  if (other !== undefined) {
    throw new Error(`vary names "${other.name}" twice, with other values.`);
  }
  return variations;
}

/**
 * The paragraphs of a block as values: each begins with a comment, which is its label and no part of its code.
 *
 * @throws Error for a paragraph that begins with something else.
 */
function paragraphsOf(code: string): VariedValue[] {
  return code.split(/\n{2,}/).map((paragraph) => {
    const [, label, rest] = /^(?:#|\/\/) (.+)\n([^]+)$/.exec(paragraph.trim()) ?? [];
    if (label === undefined || rest === undefined) {
      const [line = ''] = paragraph.trim().split('\n');
      throw new Error(
        `vary without values: write "name: first value, second value", or begin the paragraph "${line}" with a comment line.`,
      );
    }
    return {label, code: rest};
  });
}

function byName(variations: readonly Variation[]): Map<string, Variation> {
  return new Map(variations.map((variation) => [variation.name, variation]));
}

/** The names of the values, as one text. */
export function labelsOf({values}: Variation): string {
  return values.map(({label}) => label).join();
}

function parseVariation(part: string): Variation {
  const [, name, list] = /^([\w .-]+?):\s(.*)$/s.exec(part) ?? [];
  if (name === undefined || list === undefined) {
    throw new Error(`vary has "${part}": write "name: first value, second value".`);
  }
  const values = divide(list, ',').map((value) => parseValue(name, value));
  return {name, values: checkedValues(name, values)};
}

function checkedValues(name: string, values: readonly VariedValue[]): readonly VariedValue[] {
  const labels = values.map(({label}) => label);
  if (new Set(labels).size < Math.max(2, labels.length)) {
    throw new Error(`vary "${name}" needs two values or more, all different.`);
  }
  return values;
}

function parseValue(name: string, text: string): VariedValue {
  const named = /^([^=]*?)\s*=(?:\s+(.*))?$/s.exec(text);
  const label = named?.[1] ?? text;
  const code = named === null ? text : (named[2] ?? '');
  if (label === '') {
    throw new Error(`vary "${name}" has a value without a name.`);
  }
  if (!surroundingNames.has(name)) {
    return {label, code};
  }
  if (label !== text || !/^\d+\.\d+$/.test(label)) {
    throw new Error(`vary "${name}" needs versions such as 8.2, not "${text}".`);
  }
  return {label};
}

const brackets: Readonly<Record<string, number>> = {
  '(': 1,
  '[': 1,
  '{': 1,
  ')': -1,
  ']': -1,
  '}': -1,
};

/** The parts of a text between separators that are in no bracket and no quotes. */
function divide(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const character of text) {
    if (quote !== '') {
      quote = character === quote ? '' : quote;
    } else if (character === "'") {
      quote = character;
    }
    depth += quote === '' ? (brackets[character] ?? 0) : 0;
    if (character === separator && depth <= 0 && quote === '') {
      parts.push('');
    } else {
      parts.push((parts.pop() ?? '') + character);
    }
  }
  return parts.map((part) => part.trim());
}

/**
 * Writes chosen values into the code of a block instead of the first ones. A line that has become blank is
 * left out.
 *
 * @throws Error when a first value is not in the code exactly once, or two of them overlap.
 */
export function writeValues(
  code: string,
  variations: readonly Variation[],
  chosen: Readonly<Record<string, string>>,
): string {
  const edits = variations
    .flatMap(({name, values}) => {
      const [first] = values;
      if (first?.code === undefined) {
        return [];
      }
      const start = placeOf(code, name, first.code);
      const value = values.find(({label}) => label === chosen[name]) ?? first;
      return [{start, end: start + first.code.length, text: value.code ?? ''}];
    })
    .sort((a, b) => b.start - a.start);
  if (edits.some(({start}, index) => (edits[index + 1]?.end ?? 0) > start)) {
    throw new Error('Two values of vary overlap in the code.');
  }
  return edits.reduce((text, {start, end, text: value}) => {
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = (text.indexOf('\n', end) + 1 || text.length + 1) - 1;
    const line = text.slice(lineStart, start) + value + text.slice(end, lineEnd);
    return line.trim() === ''
      ? text.slice(0, lineStart) + text.slice(lineEnd + 1)
      : text.slice(0, start) + value + text.slice(end);
  }, code);
}

/** Where a value is in the code as whole words. */
function placeOf(code: string, name: string, value: string): number {
  if (value === '') {
    throw new Error(`vary "${name}" needs code as its first value: the block shows it.`);
  }
  const before = /^\w/.test(value) ? String.raw`(?<![\w$\\])` : '';
  const after = /\w$/.test(value) ? String.raw`(?!\w)` : '';
  const pattern = new RegExp(before + value.replace(/[^\w\s]/g, String.raw`\$&`) + after, 'g');
  const all = [...code.matchAll(pattern)];
  // Of several places the one behind the name (`limit: 10`, `->limit(10)`, `$limit = 10`), or with the name in a
  // comment at the end of the line (`->commit(); // inner`).
  const word = name.replace(/\W/g, String.raw`\$&`);
  const isNamed = ({index}: RegExpMatchArray) =>
    new RegExp(String.raw`(?<!\w)${word}[^\w\n]*$`).test(code.slice(0, index)) ||
    new RegExp(String.raw`^.*// ${word}$`, 'm').test(code.slice(index).split('\n')[0] ?? '');
  const [found, ...more] = all.length > 1 ? all.filter(isNamed) : all;
  if (found === undefined || more.length > 0) {
    const times = all.length === 0 ? 'is not in the code' : 'is in the code more than once';
    const hint =
      all.length === 0
        ? `the block shows the first value; what no code decides is one of ${[...surroundingNames].join(', ')}`
        : 'write more of the code around it as the value: 10 = limit(10), 50 = limit(50)';
    throw new Error(`vary "${name}": "${value}" ${times} (${hint}).`);
  }
  return found.index;
}

/** Every combination of values, by names; the first has the first value of each. */
export function combinationsOf(variations: readonly Variation[]): Record<string, string>[] {
  return [...byName(variations).values()].reduce<Record<string, string>[]>(
    (combinations, {name, values}) =>
      combinations.flatMap((one) => values.map(({label}) => ({...one, [name]: label}))),
    [{}],
  );
}
