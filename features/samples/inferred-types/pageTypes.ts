import {createHash} from 'node:crypto';
import path from 'node:path';

import {apiLinks} from '../../library-facts';
import type {Span} from '../highlight/namesByLine';
import {describeEntry} from './describeEntry';
import {readSampleTypes} from './readSampleTypes';

/** What is known about the names in the samples of a page. */
export interface PageTypes {
  /** The address of the file that the browser fetches; it changes with the content. */
  readonly address: string;
  readonly content: string;
  /** The names in a block with this source. */
  readonly spansOf: (source: string) => readonly Span[];
}

/** What `generated/sample-types` of the site knows about the page in `…/docs/<page>.md`. */
export function pageTypes(file: string): PageTypes | undefined {
  const [, siteDir, page] = /^(.*)[\\/]docs[\\/](.+)\.mdx?$/.exec(file) ?? [];
  if (siteDir === undefined || page === undefined) {
    return undefined;
  }
  const name = page.replaceAll(path.sep, '/');
  const types = readSampleTypes(path.join(siteDir, 'generated/sample-types', `${name}.json`));
  if (types === undefined) {
    return undefined;
  }
  const linksOf = apiLinks(siteDir);
  const url = `/${name.replace(/(?:^|\/)index$/, '')}`;
  const content = JSON.stringify(
    types.entries.map((entry) => describeEntry(entry, linksOf(entry.name), url)),
  );
  return {
    address: `/sample-types/${name}.${digest(content).slice(0, 8)}.json`,
    content,
    spansOf: (source) => types.blocks[digest(source).slice(0, 16)] ?? [],
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
