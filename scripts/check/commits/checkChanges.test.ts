import {describe, expect, it} from 'vitest';

import {checkChanges, readLog} from './checkChanges';

const commits = readLog(
  '\0aaaa1111 2026-11-22\n\ndocs/depot/gates.mdx\nlibraries.ts\n\0bbbb2222 2026-11-21\n\ndocs/depot/index.md\n',
);
const change = {section: 'depot', id: 'width', date: '2026-11-22', pages: ['/depot/gates']};

describe('changes that name a commit', () => {
  it('are read from the log of git', () => {
    expect(commits).toEqual([
      {hash: 'aaaa1111', day: '2026-11-22', files: ['docs/depot/gates.mdx', 'libraries.ts']},
      {hash: 'bbbb2222', day: '2026-11-21', files: ['docs/depot/index.md']},
    ]);
  });

  it('are accepted if the commit is of their day and changed one of their pages', () => {
    const pages = {...change, commit: 'aaaa', pages: ['/depot/rails', '/depot/gates']};
    const landing = {...change, commit: 'bbbb2222', pages: ['/depot'], date: '2026-11-21'};
    expect(checkChanges([pages, landing, change], commits)).toEqual([]);
  });

  it.each([
    ['an unknown commit', {commit: 'cccc'}, 'there is no commit cccc'],
    ['another day', {commit: 'aaaa', date: '2026-11-23'}, 'is of 2026-11-22'],
    ['another page', {commit: 'aaaa', pages: ['/depot/gate']}, 'changed none of its pages'],
  ])('are rejected with %s', (_name, more, problem) => {
    const [first = ''] = checkChanges([{...change, ...more}], commits);
    expect(first).toMatch(/^The change depot\/width: /);
    expect(first).toContain(problem);
  });
});
