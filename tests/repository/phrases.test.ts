import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {findPhrases} from '../../shared/text/findPhrases';
import {repositoryFiles} from './rules/files';
import {proseIn} from './rules/proseIn';

// Some show wrong phrases on purpose; a change of a file that samples run with would invalidate its records.
const left =
  /^(?:docs|tests\/fixtures|features\/(?:samples\/projects|figures))\/|\/(?:findPhrases|bannedWords|checkSubjects|phrases|rules)(?:\.test)?\.ts$/;

/** Unidiomatic phrases in the comments, messages and paragraphs of a file, which `proseIn` reads. */
const phrasesOf = (file: string, prose: ReturnType<typeof proseIn>) =>
  prose.flatMap(({line, text}) =>
    findPhrases(text).map((phrase) => `${file}:${line} "${phrase.text}": ${phrase.advice}`),
  );

const phrasesIn = (file: string, source: string) => phrasesOf(file, proseIn(file, source));

test('comments, messages and documents have no unidiomatic phrase', () => {
  const files = repositoryFiles().filter(
    (file) =>
      /\.(?:tsx?|css|php|md)$/.test(file) &&
      !left.test(file) &&
      !/^generated\/(?!README)/.test(file),
  );
  const read = files.map((file) => ({file, prose: proseIn(file, readFileSync(file, 'utf8'))}));
  const number = read.reduce((sum, {prose}) => sum + prose.length, 0);
  console.log(`Looked at ${number} comments, messages and paragraphs of ${files.length} files.`);
  expect(number).toBeGreaterThan(0);
  expect(read.flatMap(({file, prose}) => phrasesOf(file, prose))).toEqual([]);
});

describe('the check of phrases', () => {
  test('rejects them in comments, messages and JSX', () => {
    const source = [
      '// The name stands here.',
      'const message = `The file ${name} is no list`;',
      '/**',
      ' * Reads what is asked in',
      ' * place of the name.',
      ' */',
      "test('the fault is told with its line', () => {});",
      'const title = <p>A row brings two columns</p>;',
    ].join('\n');
    expect(phrasesIn('src/a.tsx', source)).toEqual([
      'src/a.tsx:1 "stands": write is, or name the place',
      'src/a.tsx:3 "asked": write called, requested or queried',
      'src/a.tsx:3 "in place of": write instead of, or replaces',
      'src/a.tsx:2 "is no ": write is not a, or does not implement',
      'src/a.tsx:7 "told": write says, shows, describes or reports',
      'src/a.tsx:8 "brings": write has, adds or includes',
    ]);
    expect(phrasesIn('src/a.css', '/* A sheet of ours. */')).toHaveLength(1);
    expect(phrasesIn('src/a.php', '<?php // Mend it.')).toHaveLength(1);
  });

  test('accepts them in code, in blocks of Markdown and in short strings', () => {
    const source = "const asked = 'told'; const told = () => shall(asked, anew);";
    expect(phrasesIn('src/a.ts', source)).toEqual([]);
    expect(phrasesIn('a.md', 'A `tells` b.\n\n```text\nIt stands.\n```\n')).toEqual([]);
    expect(phrasesIn('a.md', 'One.\n\nIt\nstands.\n')).toEqual([
      'a.md:3 "stands": write is, or name the place',
    ]);
  });
});
