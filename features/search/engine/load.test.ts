import {describe, expect, it} from 'vitest';

import {loadSearch} from './load';
import {buildIndex} from '../build/buildIndex';
import {searchData} from '../build/searchData';
import {storeDocuments} from './documents';

const {searchDocs, options} = searchData;
const index = buildIndex(searchDocs);
const documents = {searchDocs: storeDocuments(searchDocs), options};

function serve(files: Record<string, unknown>) {
  return (url: string) =>
    Promise.resolve(
      url in files ? new Response(JSON.stringify(files[url])) : new Response('', {status: 404}),
    );
}

describe('loadSearch', () => {
  it('reads both files', async () => {
    const data = await loadSearch('/doc', '/index', serve({'/doc': documents, '/index': index}));
    expect(data.searchDocs).toEqual(searchDocs);
    expect(data.options).toEqual({maxHits: 10, highlightResult: true});
    expect(data.index.postings('lazi').length).toBeGreaterThan(0);
  });

  it.each([
    ['a missing file', {'/index': index}, '/doc answered 404.'],
    ['no documents', {'/doc': {options}, '/index': index}, 'no list of documents'],
    ['no options', {'/doc': {searchDocs}, '/index': index}, 'no options'],
    ['other options', {'/doc': {searchDocs, options: {}}, '/index': index}, 'maxHits'],
    ['a strange document', {'/doc': {searchDocs: [{}], options}, '/index': index}, 'document 0'],
    ['a strange index', {'/doc': documents, '/index': []}, 'search index file'],
  ])('rejects with the reason for %s', async (_, files, reason) => {
    await expect(loadSearch('/doc', '/index', serve(files))).rejects.toThrow(reason);
  });

  it('rejects a page that is sent instead of a file', async () => {
    const html = () => Promise.resolve(new Response('<!doctype html>'));
    await expect(loadSearch('/doc', '/index', html)).rejects.toThrow('/doc is not JSON.');
  });
});
