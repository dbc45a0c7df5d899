import {expect, test} from 'vitest';

import {checkBash} from './checkBash';
import {names} from './testData';

function check(value: string): string[] {
  const block = {page: 'docs/depot/index.md', line: 10, language: 'bash', meta: {}, value};
  return checkBash([block], names).map(({line, message}) => `${line} ${message}`);
}

test.each([
  'composer require rekalogika/depot nyholm/psr7:^1.8 --dev \\\n    symfony/uid ext-intl',
  'composer install',
  'composer show "rekalogika/*"',
  "php bin/console rekalogika:depot:move 'App\\Hall' b -vv --fast --env=prod",
  'bin/console rekalogika:depot:move a --by road -- --b > moved.txt',
  'symfony console rekalogika:depot:move a -f --no-note | sort',
  'php bin/console --no-debug rekalogika:depot:move a',
  'php bin/console doctrine:schema:update --force',
])('right: %s', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ['echo "a', '10 unterminated double quote'],
  ['ls\nls )', "11 unexpected token ')'"],
  ['composer require rekalogika/depots', '10 there is no package rekalogika/depots (nearest'],
  ['composer require depot', '10 depot is not the name of a package'],
  ['ls\nphp bin/console rekalogika:depot:mov a', '11 there is no command rekalogika:depot:mov'],
  ['bin/console rekalogika:depot:move', 'rekalogika:depot:move needs from: 0 given'],
  ['bin/console rekalogika:depot:move a b c', 'rekalogika:depot:move takes 2 arguments: 3'],
  ['bin/console rekalogika:depot:move a --quick', 'no option of rekalogika:depot:move --quick'],
  ['bin/console rekalogika:depot:move a -x', 'no option of rekalogika:depot:move -x'],
  ['bin/console rekalogika:depot:move a --fast=1', '--fast of rekalogika:depot:move takes no'],
  ['bin/console rekalogika:depot:move a --by', '--by of rekalogika:depot:move needs a value'],
  [
    'bin/console debug:container --tag=rekalogika.depot.door',
    'no service, tag, parameter or channel',
  ],
  ['echo $(bin/console rekalogika:depot:go)', 'there is no command rekalogika:depot:go'],
])('wrong: %s', (text, problem) => {
  expect(check(text)).toEqual([expect.stringContaining(problem)]);
});
