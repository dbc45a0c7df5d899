import lunr from 'lunr';
import {describe, expect, it} from 'vitest';

import {files, read} from './site';

function jsonOf(pattern: RegExp): unknown {
  const found = files.filter((file) => pattern.test(file));
  expect(found, `files like ${String(pattern)}`).toHaveLength(1);
  return JSON.parse(read(found[0] ?? '').toString('utf8'));
}

describe('search files', () => {
  it('are exactly two, with a key in their names', () => {
    const named = files.filter((file) => /^(?:search-doc|lunr-index).*\.json$/.test(file));
    expect(named.map((file) => file.replace(/-[\da-z]+\.json$/, ''))).toEqual([
      'lunr-index',
      'search-doc',
    ]);
  });

  it('hold the documents and the options', () => {
    const documents = jsonOf(/^search-doc-.*\.json$/);
    expect(documents).toMatchObject({options: {maxHits: 10, highlightResult: true}});
    const {searchDocs} = documents as {searchDocs?: unknown[]};
    expect(searchDocs?.length).toBeGreaterThan(0);
    console.log(`${String(searchDocs?.length)} search documents`);
  });

  it('hold an index that lunr loads and that finds', () => {
    const index = lunr.Index.load(jsonOf(/^lunr-index-.*\.json$/) as object);
    expect(index.search('mapper').length).toBeGreaterThan(0);
  });
});
