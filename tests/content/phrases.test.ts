import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {repositoryFiles} from '../repository/rules/files';
import {readPages} from './readPages';
import {show} from './rules/page';
import {countSentences, diagramPhrases, longSentences, phrases, sentencesOf} from './rules/phrases';
import {page, messagesOf, withFields} from './rules/testPage';

describe('the English of every page', () => {
  const pages = readPages();

  test('has no unidiomatic phrase', () => {
    console.log(`Looked at ${pages.length} pages.`);
    expect(pages.length).toBeGreaterThan(0);
    expect(show(pages.flatMap(phrases))).toEqual([]);
  });

  test('has no sentence of more than 35 words', () => {
    const number = pages.reduce((sum, one) => sum + countSentences(one), 0);
    console.log(`Looked at ${number} sentences.`);
    expect(number).toBeGreaterThan(0);
    expect(show(pages.flatMap(longSentences))).toEqual([]);
  });
});

test('no diagram has an unidiomatic phrase', () => {
  const files = repositoryFiles('docs').filter((file) => file.endsWith('.yaml'));
  console.log(`Looked at ${files.length} diagrams.`);
  expect(files.length).toBeGreaterThan(0);
  expect(show(files.flatMap((file) => diagramPhrases(file, readFileSync(file, 'utf8'))))).toEqual(
    [],
  );
});

describe('unidiomatic phrases', () => {
  test('are rejected in paragraphs, headings, cells, title and description', () => {
    const text =
      '## What it tells\n\nA name stands here,\nand is no `A`.\n\n- Mend it.\n\n| A |\n| - |\n| 85 signs |';
    expect(messagesOf(phrases(page(text)))).toEqual([
      '7 "tells": write says, shows, describes or reports',
      '9 "stands": write is, or name the place',
      '9 "is no ": write is not a, or does not implement',
      '12 "Mend": write fix',
      '16 "85 signs": write characters',
    ]);
    const fields = 'title: It tells all\ndescription: A row in place of a name.';
    expect(messagesOf(phrases(withFields(fields)))).toEqual([
      '2 title: "tells": write says, shows, describes or reports',
      '3 description: "in place of": write instead of, or replaces',
    ]);
  });

  test('are accepted in code, addresses, ids and quotations', () => {
    const text =
      '## Subtotals {#tell-a-subtotal}\n\nSee `asked`, [this](/a/tell) and "it stands".\n\n```php\n// shall\n```';
    expect(phrases(page(text))).toEqual([]);
  });

  test('are rejected in diagrams, with their line', () => {
    expect(
      messagesOf(
        diagramPhrases('a.yaml', 'title: A\ndescription: |\n  The text that\n  stands here.'),
      ),
    ).toEqual(['4 "stands": write is, or name the place']);
  });
});

describe('long sentences', () => {
  const words = (number: number) => Array.from({length: number}, () => 'word').join(' ');

  test('are rejected from 36 words on', () => {
    expect(longSentences(page(`${words(35)}. ${words(35)}.`.replaceAll('. w', '. W')))).toEqual([]);
    expect(messagesOf(longSentences(page(`One. A ${words(35)}. Two.`)))).toEqual([
      '7 36 words, split the sentence "A word word word word word …"',
    ]);
  });

  test('end at a full stop or colon before a capital, a number or code', () => {
    expect(
      sentencesOf('One e.g. two: `three`. "Four." (Five) 6.5 of `a b`; seven: 8 - 9.'),
    ).toEqual(['One e.g. two:', 'code.', '"Four."', '(Five) 6.5 of code; seven:', '8 - 9.']);
  });
});
