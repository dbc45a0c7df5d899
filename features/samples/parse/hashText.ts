import {createHash} from 'node:crypto';

/** The short hash (16 hex digits of SHA-256) by which records identify a block, an output or its inputs. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
