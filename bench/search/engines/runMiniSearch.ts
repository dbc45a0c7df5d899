import {createRequire} from 'node:module';

import {tokenize} from '../../../features/search/engine/tokenize';
import type {PageText} from '../corpus';
import {gzipSize} from '../../../shared/files/compressFiles';
import {codeBytes} from './codeBytes';
import {versions} from './installEngines';
import type {Run} from './run';

/** The part of MiniSearch that is used. */
interface MiniSearch {
  addAll(pages: readonly object[]): void;
  search(text: string, options: object): readonly {readonly id: unknown}[];
}
type MiniSearchClass = new (options: object) => MiniSearch;

const fields = ['title', 'keywords', 'headings', 'content'];
const tuned = {boost: {title: 4, keywords: 3, headings: 2}, prefix: true, fuzzy: 0.2};
const parts = (text: string) => tokenize(text).map(({word}) => word);

// Tried in order until something is found.
const allThenAny = [
  {...tuned, combineWith: 'AND'},
  {...tuned, combineWith: 'OR'},
];

const settings = [
  {setting: 'defaults', index: {}, searches: [{}]},
  {
    setting: 'boosts, prefixes, fuzzy 0.2, all words, then any',
    index: {},
    searches: allThenAny,
  },
  {
    setting: 'the same, its tokens are our words and parts of identifiers',
    index: {tokenize: parts},
    searches: allThenAny,
  },
];

/** MiniSearch on the pages, with its defaults and tuned as its documentation describes. */
export async function runMiniSearch(
  engines: string,
  pages: readonly PageText[],
  queries: readonly string[],
): Promise<Run[]> {
  const MiniSearch = load(engines);
  const code = await codeBytes(
    `${engines}/node_modules/.bin/esbuild`,
    `${engines}/node_modules/minisearch/dist/es/index.js`,
  );
  return settings.map(({setting, index, searches}) => {
    const engine = new MiniSearch({...index, fields, idField: 'route', storeFields: ['title']});
    engine.addAll(pages);
    const indexBytes = gzipSize(JSON.stringify(engine));
    return {
      engine: `MiniSearch ${versions.minisearch}`,
      setting,
      indexBytes,
      firstBytes: indexBytes + code,
      found: queries.map((query) => find(engine, query, searches)),
    };
  });
}

function find(engine: MiniSearch, query: string, searches: readonly object[]): string[] {
  for (const options of searches) {
    const found = engine.search(query, options);
    if (found.length > 0) {
      return found.map(({id}) => String(id));
    }
  }
  return [];
}

function load(engines: string): MiniSearchClass {
  const loaded: unknown = createRequire(`${engines}/package.json`)('minisearch');
  if (!isMiniSearch(loaded)) {
    throw new Error(`${engines}: this is not the MiniSearch that this measure knows.`);
  }
  return loaded;
}

function isMiniSearch(value: unknown): value is MiniSearchClass {
  return typeof value === 'function' && value.name === 'MiniSearch';
}
