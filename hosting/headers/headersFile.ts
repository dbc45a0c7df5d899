import {readFileSync} from 'node:fs';

import * as z from 'zod';

import {parseAs} from '../../shared/json/parseAs';

// The forbidden characters would end a header, a string in a configuration file or the meta element.
const text = z.string().regex(/^[^"\\$\r\n]+$/, 'A quote, backslash, dollar or line break.');

const texts = z.record(z.string(), text).readonly();

const policy = z.record(z.string(), z.array(text).readonly()).readonly();

/** The sources of each directive of a Content-Security-Policy, in the order in which they are sent. */
export type Policy = z.infer<typeof policy>;

const headersFile = z
  .strictObject({
    policy,
    headers: texts,
    /** Headers added where the site is served by https: not in pages and not in the preview. */
    https: z.strictObject({policy, headers: texts}).readonly(),
    /** Headers added to files by the end of their names. */
    endings: z.record(z.string(), texts).readonly(),
    /** `Cache-Control` by path prefix. */
    caching: z.strictObject({default: text, prefixes: texts}).readonly(),
  })
  .readonly();

/** The content of hosting/headers.json, the only place where headers are written by hand. */
export type HeadersFile = z.infer<typeof headersFile>;

/** Parses the content of a headers file; errors name `file`. */
export function parseHeaders(content: string, file: string): HeadersFile {
  return parseAs(headersFile, content, file, 'It is written by hand: fix it.');
}

/** Reads hosting/headers.json. */
export function readHeaders(file = 'hosting/headers.json'): HeadersFile {
  return parseHeaders(readFileSync(file, 'utf8'), file);
}
