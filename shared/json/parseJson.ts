import {PlainError} from '../process/runMain';

/**
 * Parses the text of a JSON file.
 *
 * @throws PlainError that names file and line, and ends with the advice.
 */
export function parseJson(text: string, file: string, advice: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const place = `${file}:${String(jsonErrorLine(error, text) + 1)}`;
    throw new PlainError(`${place}: ${String(error)}. ${advice}`, {cause: error});
  }
}

/** The zero-based line at which a text stops being JSON. */
export function jsonErrorLine(error: unknown, text: string): number {
  const content = text.trimEnd();
  const position = positionIn(error);
  if (position !== undefined) {
    return content.slice(0, position).split('\n').length - 1;
  }
  const lines = content.split('\n');
  let first = 0;
  let last = lines.length - 1;
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (hasUnexpectedToken(lines.slice(0, middle + 1).join('\n'))) {
      last = middle;
    } else {
      first = middle + 1;
    }
  }
  return first;
}

/** The position of a syntax error; undefined for an unexpected token, where Node 20 does not say it. */
function positionIn(error: unknown): number | undefined {
  if (String(error).endsWith('Unexpected end of JSON input')) {
    return Infinity;
  }
  const [, position] = / at position (\d+)(?: \([^)]*\))?$/.exec(String(error)) ?? [];
  return position === undefined ? undefined : Number(position);
}

function hasUnexpectedToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return positionIn(error) === undefined;
  }
}
