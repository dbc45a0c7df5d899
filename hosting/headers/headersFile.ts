import {readFileSync} from 'node:fs';

import {parseJson} from '../../shared/json/readJson';
import {isRecord} from '../../shared/json/isRecord';

/** The sources of each directive of a Content-Security-Policy, in the order in which they are sent. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** The content of hosting/headers.json, the only place where headers are written by hand. */
export interface HeadersFile {
  readonly policy: Policy;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers added where the site is served by https: not in pages and not in the preview. */
  readonly https: {
    readonly policy: Policy;
    readonly headers: Readonly<Record<string, string>>;
  };
  /** Headers added to files by their extension. */
  readonly endings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `Cache-Control` by path prefix. */
  readonly caching: {
    readonly default: string;
    readonly prefixes: Readonly<Record<string, string>>;
  };
}

// The forbidden characters would end a header, a string in a configuration file or the meta element.
function isText(value: unknown): value is string {
  return typeof value === 'string' && /^[^"\\$\r\n]+$/.test(value);
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every(isText);
}

function isPolicy(value: unknown): value is Policy {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (sources) => Array.isArray(sources) && sources.every((source) => isText(source)),
    )
  );
}

function isHeadersFile(value: unknown): value is HeadersFile {
  return (
    isRecord(value) &&
    isPolicy(value.policy) &&
    isTexts(value.headers) &&
    isRecord(value.https) &&
    isPolicy(value.https.policy) &&
    isTexts(value.https.headers) &&
    isRecord(value.endings) &&
    Object.values(value.endings).every(isTexts) &&
    isRecord(value.caching) &&
    isText(value.caching.default) &&
    isTexts(value.caching.prefixes)
  );
}

/** Parses the content of a headers file; errors name `file`. */
export function parseHeaders(text: string, file: string): HeadersFile {
  const value = parseJson(text, file, 'It is written by hand: fix it.');
  if (!isHeadersFile(value)) {
    throw new Error(
      `${file} does not have the shape that hosting/headers/headersFile.ts describes.`,
    );
  }
  return value;
}

/** Reads hosting/headers.json. */
export function readHeaders(file = 'hosting/headers.json'): HeadersFile {
  return parseHeaders(readFileSync(file, 'utf8'), file);
}
