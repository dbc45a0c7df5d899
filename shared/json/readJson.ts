import {readFileSync} from 'node:fs';

/** Reads a JSON file of generated/; a damaged one is reported with its line and what to do. */
export function readJson(file: string): unknown {
  const advice = 'Write it again: generated/README.md says how.';
  return parseJson(readFileSync(file, 'utf8'), file, advice);
}

/** Parses the text of a JSON file; an error names file and line, and ends with the advice. */
export function parseJson(text: string, file: string, advice: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const place = `${file}:${String(jsonErrorLine(error, text) + 1)}`;
    throw new Error(`${place}: ${String(error)}. ${advice}`, {cause: error});
  }
}

/** The zero-based line at which a text stops being JSON; the last line if the error does not say. */
export function jsonErrorLine(error: unknown, text: string): number {
  const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
  const before = position === undefined ? text.trimEnd() : text.slice(0, Number(position));
  return before.split('\n').length - 1;
}
