import {createHash} from 'node:crypto';

const sealLine = /^\{\n *"checksum": "[0-9a-f]{16}",\n/;

/**
 * Puts a checksum into the text of a JSON object, as its first key, so that a change by hand shows.
 *
 * @throws Error for a text that is not an object with one key to a line.
 */
export function sealJson(text: string): string {
  const indent = /^\{\n( *)"/.exec(text)?.[1];
  if (indent === undefined || sealLine.test(text)) {
    throw new Error(`Cannot seal what is not an unsealed JSON object: ${text.slice(0, 60)}`);
  }
  const checksum = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return text.replace('{\n', `{\n${indent}"checksum": "${checksum}",\n`);
}

/** Whether a text is as `sealJson` wrote it. */
export function isSealed(text: string): boolean {
  return sealLine.test(text) && sealJson(text.replace(sealLine, '{\n')) === text;
}
