import {createHash} from 'node:crypto';

const sealLine = /^\{\n *"checksum": "[0-9a-f]{16}",\n/;

/**
 * Adds a checksum to the text of a JSON object, as its first key, so that manual changes are detected.
 *
 * @throws Error if the text is not an object with one key per line.
 */
export function sealJson(text: string): string {
  const indent = /^\{\n( *)"/.exec(text)?.[1];
  if (indent === undefined || sealLine.test(text)) {
    throw new Error(`Not an unsealed JSON object: ${text.slice(0, 60)}`);
  }
  const checksum = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return text.replace('{\n', `{\n${indent}"checksum": "${checksum}",\n`);
}

/** Whether a text is unchanged since `sealJson` wrote it. */
export function isSealed(text: string): boolean {
  return sealLine.test(text) && sealJson(text.replace(sealLine, '{\n')) === text;
}
