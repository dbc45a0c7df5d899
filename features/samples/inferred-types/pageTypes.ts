import path from 'node:path';

import {apiLinks} from '../../library-facts';
import {hashText} from '../parse/hashText';
import {type Span, readSampleTypes} from '../schema/sampleTypes';
import {describeEntry} from './describeEntry';
import {sampleUses} from './sampleUses';

/** The inferred types of the names in a page's samples. */
export interface PageTypes {
  /** The address of the file that the browser fetches; it changes with the content. */
  readonly address: string;
  readonly content: string;
  /** The names in a block with this source. */
  readonly spansOf: (source: string) => readonly Span[];
  /** The ids of the names in such a block that the API reference links to, by where they start. */
  readonly idsOf: (source: string) => ReadonlyMap<number, string>;
  /**
   * Checks that the page still has each block of the file.
   *
   * @throws Error when a block changed after the file was written: its popovers would be missing.
   */
  readonly checkBlocks: (sources: readonly string[]) => void;
}

/** The content of `generated/sample-types` for the page in `…/docs/<page>.md`. */
export function pageTypes(file: string): PageTypes | undefined {
  const [, siteDir, page, ending] = /^(.*)[\\/]docs[\\/](.+)(\.mdx?)$/.exec(file) ?? [];
  if (siteDir === undefined || page === undefined || ending === undefined) {
    return undefined;
  }
  const name = page.replaceAll(path.sep, '/');
  const typesFile = path.join(siteDir, 'generated/sample-types', `${name}.json`);
  const types = readSampleTypes(typesFile);
  if (types === undefined) {
    return undefined;
  }
  const linksOf = apiLinks(siteDir);
  const url = `/${name.replace(/(?:^|\/)index$/, '')}`;
  const uses = sampleUses(siteDir, url);
  const content = JSON.stringify(
    types.entries.map((entry) => describeEntry(entry, linksOf(entry.name), url)),
  );
  return {
    address: `/sample-types/${name}.${hashText(content).slice(0, 8)}.json`,
    content,
    spansOf: (source) => types.blocks[hashText(source)] ?? [],
    idsOf: (source) => {
      const hash = hashText(source);
      return new Map(
        uses.flatMap(({block, start, anchor}) =>
          block === hash && anchor !== undefined ? [[start, anchor] as const] : [],
        ),
      );
    },
    checkBlocks: (sources) => {
      const shown = new Set(sources.map(hashText));
      const missing = Object.keys(types.blocks).filter((hash) => !shown.has(hash));
      if (missing.length > 0) {
        throw new Error(
          `${typesFile} has names of blocks that the page does not have: ${missing.length}. ` +
            `Write it again: npm run samples -- types docs/${name}${ending}`,
        );
      }
    },
  };
}
