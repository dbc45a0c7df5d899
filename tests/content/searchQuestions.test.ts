import {readFileSync, readdirSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {parseQuestions} from '../../features/search/build/sources';
import {hasPage} from '../../features/search/quality/queries';

const folder = 'features/search/questions';
// Of a section that is one page.
const mostOfPage = 170;
const longest = 22;

/** What is wrong with a file of questions, one a line; the build checks the ids of headings. */
function problems(text: string, section: string, isPage: (route: string) => boolean): string[] {
  const found = parseQuestions(text, section);
  const ofPage = new Map<string, number>();
  const seen = new Map<string, string>();
  const wrong: string[] = [];
  for (const [address, questions] of found) {
    const [route = ''] = address.split('#');
    ofPage.set(route, (ofPage.get(route) ?? 0) + questions.length);
    if (!isPage(route) || route.split('/')[1] !== section) {
      wrong.push(`${address}: no page of this section`);
    }
    for (const question of questions) {
      const words = question.split(' ').length;
      const before = seen.get(question.toLowerCase());
      seen.set(question.toLowerCase(), address);
      if (words < 2 || words > longest || /[.?!]$|^\s|\s$/.test(question)) {
        wrong.push(`${address}: "${question}" has not 2 to ${longest} words without an end sign`);
      } else if (before !== undefined) {
        wrong.push(`${address}: "${question}" is also at ${before}`);
      }
    }
  }
  ofPage.forEach((count, route) => {
    if (count > mostOfPage) {
      wrong.push(`${route}: ${count} questions, at most ${mostOfPage}`);
    }
  });
  return wrong;
}

describe('the questions that pages answer', () => {
  it('belong to pages of their section, have the form of a query and are there once', () => {
    const files = readdirSync(folder);
    const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
    const count = files.flatMap((file) => [...parseQuestions(read(file), file).values()].flat());
    console.log(`${count.length} questions in ${files.length} files`);
    expect(count.length).toBeGreaterThan(30);
    expect(
      files.flatMap((file) => problems(read(file), file.replace(/\.json$/, ''), hasPage)),
    ).toEqual([]);
  });

  it.each([
    ['{"/a/b": {"#": ["map a list"]}}', '/a/b: no page of this section'],
    ['{"/ship/c": {"#": ["map"]}}', 'has not 2 to 22 words'],
    ['{"/ship/c": {"#": ["map a list?"]}}', 'has not 2 to 22 words'],
    ['{"/ship/c": {"#": ["map a list"], "#x": ["Map a list"]}}', 'is also at /ship/c'],
  ])('rejects %s', (text, problem) => {
    expect(problems(text, 'ship', () => true).join('\n')).toContain(problem);
  });

  it('rejects more of them than a page may have', () => {
    const many = Array.from({length: 171}, (_, number) => `question number ${String(number)}`);
    const text = JSON.stringify({'/ship/c': {'#': many}});
    expect(problems(text, 'ship', () => true)).toEqual(['/ship/c: 171 questions, at most 170']);
  });
});
