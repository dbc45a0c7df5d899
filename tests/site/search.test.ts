import {load} from 'cheerio';
import lunr from 'lunr';
import {describe, expect, it} from 'vitest';

import {buildIndex} from '../../features/search/build/buildIndex';
import {searchFiles} from '../../features/search/build/searchFiles';
import {type Sources, noSources, readSources} from '../../features/search/build/sources';
import {routeOf} from '../../features/search/engine/documents';
import {indexTerm, isStopWord} from '../../features/search/engine/terms';
import {tokenize} from '../../features/search/engine/tokenize';
import {
  bytesOfFurtherPage,
  maxBytes,
  maxBytesPerPage,
  maxFactBytes,
  maxNameBytes,
  plannedPages,
  questionBytesPerPage,
} from '../../features/search/quality/limits';
import {builtSearchFiles, wholeDocuments} from '../../features/search/cli/readSearchFiles';
import {gzipSize} from '../../shared/files/compressFiles';
import {searchOfBuild} from './searchOfBuild';
import {build, files, read, readPages} from './site';

// All pages are read while other tests run.
const timeout = 60_000;

const names = builtSearchFiles(build);
const searchDoc = read(names.searchDoc).toString('utf8');
const lunrIndex = read(names.lunrIndex).toString('utf8');
const {searchDocs, options, index} = searchOfBuild();
const pageOf = new Map(readPages().map(({route, $}) => [route, $]));
const whole = wholeDocuments(searchDocs, (route) => pageOf.get(route) ?? load(''));

describe('search files', () => {
  it('are exactly two, with a key in their names', () => {
    const named = files.filter((file) => /^(?:search-doc|lunr-index).*\.json$/.test(file));
    expect(named).toEqual([names.lunrIndex, names.searchDoc]);
  });

  it('contain the documents and the options', () => {
    expect(JSON.parse(searchDoc)).toMatchObject({options: {maxHits: 10, highlightResult: true}});
    expect(searchDocs.length).toBeGreaterThan(0);
    console.log(`${String(searchDocs.length)} search documents`);
  });

  it('contain no page of the API reference, whose names are looked up', () => {
    const isList = (route: string) =>
      /\/reference\/(?:api|changes(?:-\d+)?|messages)(?:\/|$)/.test(route);
    const lists = files.map((file) => `/${file.replace(/\.html$/, '')}`).filter(isList);
    expect(lists.filter((route) => /changes-\d/.test(route)).length).toBeGreaterThan(0);
    expect(searchDocs.map(({url}) => routeOf(url)).filter(isList)).toEqual([]);
  });

  it('contain an index that lunr loads and can search', () => {
    const loaded = lunr.Index.load(JSON.parse(lunrIndex) as object);
    expect(loaded.search('mapper').length).toBeGreaterThan(0);
  });

  it('contain sentences, but no captions or labels of code', () => {
    const texts = searchDocs.flatMap(({content, identifiers = ''}) => [content, identifiers]);
    expect(
      texts.filter((text) => /<\?php|declare\(strict_types|printed by \S+ \d/.test(text)),
    ).toEqual([]);
    // A text ends at the end of a sentence, or with an ellipsis; lists and tables have no full stop.
    const cut = searchDocs.filter(({content}) => content.length > 180);
    expect(cut.filter(({content}) => /[.!?:…]["”’)]?$/.test(content)).length).toBeGreaterThan(
      cut.length * 0.9,
    );
  });

  it('are reproducible and small', {timeout}, () => {
    const sources = readSources('.');
    const again = searchFiles(whole, options, sources);
    expect(again.searchDoc === searchDoc).toBe(true);
    expect(again.lunrIndex === lunrIndex).toBe(true);
    const pages = whole.filter(({type}) => type === 0).length;
    const bytesWith = (some: Partial<Sources>) =>
      gzipSize(searchDoc) + gzipSize(JSON.stringify(buildIndex(whole, {...noSources, ...some})));
    const bare = bytesWith({});
    const withNames = bytesWith({names: sources.names});
    const withFacts = bytesWith({...sources, questions: new Map()});
    const [ofNames, facts] = [withNames - bare, withFacts - withNames];
    const questions = again.bytes - withFacts;
    console.log(
      `${String(again.bytes)} bytes gzip: ${(bare / pages).toFixed(0)} a page, ` +
        `${(questions / pages).toFixed(0)} a page for questions, ${String(facts)} for facts, ` +
        `${String(ofNames)} for names`,
    );
    expect(bare / pages).toBeLessThanOrEqual(maxBytesPerPage);
    expect(questions / pages).toBeLessThanOrEqual(questionBytesPerPage);
    expect(facts).toBeLessThanOrEqual(maxFactBytes);
    expect(ofNames).toBeLessThanOrEqual(maxNameBytes);
    const further = Math.max(0, pages - plannedPages);
    expect(again.bytes).toBeLessThanOrEqual(maxBytes + further * bytesOfFurtherPage);
  });

  it('find each word on each page that contains it', {timeout}, () => {
    const pages = new Map<string, Set<string>>();
    for (const {url, title, content, rest = '', keywords = ''} of whole) {
      const words = pages.get(routeOf(url)) ?? new Set<string>();
      tokenize(`${title} ${content} ${rest} ${keywords}`).forEach(({word}) => words.add(word));
      pages.set(routeOf(url), words);
    }
    const all = new Set([...pages.values()].flatMap((words) => [...words]));
    const found = new Map(
      [...all].map((word) => {
        const postings = index.postings(indexTerm(word) ?? '');
        return [word, new Set(postings.map(({page}) => index.pages[page]?.route))];
      }),
    );
    const missing = [...pages].flatMap(([route, words]) =>
      [...words].filter((word) => !isStopWord(word) && found.get(word)?.has(route) !== true),
    );
    console.log(`${String(all.size)} words on ${String(pages.size)} pages`);
    expect(all.size).toBeGreaterThan(1000);
    expect(missing).toEqual([]);
  });
});
