import {describe, expect, test} from 'vitest';

import {chooseDamages, damaged, inBatches, possibleDamages} from './damages';
import {misspelled, randomFrom} from './random';
import {judge, showTrials} from './trials';

const text = `---
title: Rides
---

\`Pilot::steer()\` and \`--night\` and \`other\`.

\`\`\`php
<?php

namespace App;

use Owner\\Pilot;
// new Comment('kept')

#[Sail(speed: 12)]
final class Ride extends Pilot
{
    public function go(): void { $this->steer('west', new Harbor(true)); }
}
\`\`\`

1. In a list:

    \`\`\`php
    use Owner\\Kept;
    \`\`\`

    \`\`\`yaml
    rekalogika_ferry:
      harbor: Rekalogika\\Ferry\\Harbor
    \`\`\`

\`\`\`json
{"require": {"rekalogika/ferry": "^1"}}
\`\`\`

\`\`\`twig
{{ 3|knots }}
\`\`\`

\`\`\`bash
bin/console rekalogika:ferry:sail --night
\`\`\`

\`\`\`php error="wrong on purpose"
$pilot->kept();
\`\`\`

\`\`\`yaml title="Output"
rekalogika_ferry: kept
\`\`\`
`;
const names = {classes: new Set(['Pilot']), members: new Set(['steer'])};
const pages = {'docs/a.md': text, 'docs/b.md': text};
const all = (seed: number) => possibleDamages(pages, names, randomFrom(seed));
const chosen = (seed: number) => chooseDamages(all(seed), 30, randomFrom(seed));

describe('damages', () => {
  test('are of every kind', () => {
    const kinds = [...new Set(all(1).map(({kind}) => kind))].sort();
    expect(kinds).toEqual([
      ...['bash: name', 'bash: option', 'bash: syntax'],
      ...['inline code: member', 'inline code: other name', 'json: name', 'json: syntax'],
      ...['php: attribute', 'php: class', 'php: import', 'php: method', 'php: named argument'],
      ...['php: syntax', 'php: type of an argument', 'twig: name', 'twig: syntax'],
      ...['yaml: key', 'yaml: name', 'yaml: syntax'],
    ]);
  });

  test('each change one line of the page, and never protected parts', () => {
    for (const damage of all(2)) {
      const after = damaged(text, damage).split('\n');
      const before = text.split('\n');
      expect(before.filter((line, index) => line !== after[index])).toEqual([damage.from]);
      expect(after).toHaveLength(before.length);
      expect(damage.what).not.toMatch(/kept|Comment|title|use Owner\\Kept/);
    }
  });

  test('depend only on the seed', () => {
    expect(chosen(3)).toEqual(chosen(3));
    expect(chosen(4)).not.toEqual(chosen(3));
  });

  test('are spread over pages, one per line, and tried one per page', () => {
    const damages = chosen(5);
    const places = damages.map(({page, line}) => `${page}:${line}`);
    expect(new Set(places).size).toBe(damages.length);
    const onFirst = damages.filter(({page}) => page === 'docs/a.md').length;
    expect(Math.abs(2 * onFirst - damages.length)).toBeLessThanOrEqual(4);
    for (const batch of inBatches(damages)) {
      expect(new Set(batch.map(({page}) => page)).size).toBe(batch.length);
    }
    expect(inBatches(damages).flat()).toHaveLength(damages.length);
  });

  test('do not apply to another text', () => {
    const [first] = all(6);
    expect(first && (() => damaged('other', first))).toThrow('is not');
  });
});

test('a misspelled word differs, also ignoring case', () => {
  const random = randomFrom(7);
  for (const word of ['map', 'steer', 'lazyLoading', 'aabb']) {
    expect(misspelled(word, random)?.toLowerCase()).not.toBe(word.toLowerCase());
  }
  expect(misspelled('aaaa', random)).toBeUndefined();
});

test('a trial counts new messages of the page, but not outdated output', () => {
  const [first, second] = inBatches(chosen(8))[0] ?? [];
  if (first === undefined || second === undefined) {
    throw new Error('Two damages on two pages.');
  }
  const lines = [`${first.page}:1 php: wrong`, `${second.page}:9 output: has no record`];
  const trials = judge([first, second], lines);
  expect(trials).toEqual([
    {damage: first, message: lines[0], isByOutput: false},
    {damage: second, message: undefined, isByOutput: true},
  ]);
  const shown = showTrials(trials, {seed: 8, possible: 9, runs: 1});
  expect(shown).toContain(`| ${first.kind} | 1 | 1 |`);
  expect(shown).toContain(`\`${second.page}:${second.line}\``);
  expect(shown).not.toContain(`\`${first.page}:${first.line}\``);
});
