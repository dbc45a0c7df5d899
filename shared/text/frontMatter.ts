import {LineCounter, isMap, isNode, parseDocument} from 'yaml';

import {PlainError} from '../process/runMain';

/** One key of the front matter. */
export interface Field {
  readonly value: unknown;
  /** Its line in the file, counted from 1. */
  readonly line: number;
}

/** The front matter of a page; without one, it has no keys. */
export interface FrontMatter {
  readonly fields: ReadonlyMap<string, Field>;
  /** The values of the fields. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The text behind it. */
  readonly body: string;
}

const pattern = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/**
 * Reads the front matter of a page from its text.
 *
 * @throws PlainError that names file and line, if it is not YAML.
 */
export function readFrontMatter(file: string, text: string): FrontMatter {
  const [whole = '', yaml = ''] = pattern.exec(text) ?? [];
  const fields = readFields(file, yaml);
  const values = Object.fromEntries([...fields].map(([key, {value}]) => [key, value]));
  return {fields, values, body: text.slice(whole.length)};
}

function readFields(file: string, yaml: string): Map<string, Field> {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter});
  // The front matter begins on the second line of the file.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error !== undefined) {
    const place = `${file}:${String(lineAt(error.pos[0]))}`;
    throw new PlainError(`${place} does not parse: ${String(error)}`, {cause: error});
  }
  const fields = new Map<string, Field>();
  for (const {key, value} of isMap(document.contents) ? document.contents.items : []) {
    const content: unknown = isNode(value) ? value.toJS(document) : value;
    fields.set(String(key), {value: content, line: lineAt(key.range[0])});
  }
  return fields;
}

/** The entries of a field that is a list, as text. */
export function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
