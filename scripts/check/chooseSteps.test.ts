import {describe, expect, test} from 'vitest';

import {chooseSteps} from './chooseSteps';
import {steps, sweepSteps} from './steps';

const names = (args: string[]) => chooseSteps(steps, args).map(({name}) => name);
const everything = [...steps, ...sweepSteps];

test('takes all, the build first, because others wait for it', () => {
  expect(names([])).toEqual([
    'build',
    'format',
    'code',
    'style',
    'text',
    'spelling',
    'types',
    'commits',
    'unit',
    'samples',
    'pages',
    'sample-rules',
    'generated-files',
    'icons',
    'fonts',
    'site',
    'browser',
  ]);
});

test('takes some, in their order', () => {
  expect(names(['--only', 'pages,unit'])).toEqual(['unit', 'pages']);
});

test('passes a shard on to the program', () => {
  const [step] = chooseSteps(everything, ['--only', 'browser', '--shard', '2/4']);
  expect(step?.command.at(-1)).toBe('--shard=2/4');
});

test.each([
  [['--only', 'unit,pgaes']],
  [['--only']],
  [['--fast']],
  [['--only', 'unit', 'pages']],
  [['--only', 'sweep']],
  [['--shard', '1/4']],
  [['--only', 'unit', '--shard', '1/4']],
  [['--only', 'browser', '--shard', '5/4']],
  [['--only', 'browser', '--shard', '0/4']],
  [['--only', 'browser', '--shard', 'one']],
])('refuses %j', (args) => {
  expect(() => names(args)).toThrow('Use --only build,format,code');
});

describe('the steps', () => {
  test('have unique names', () => {
    expect(new Set(everything.map(({name}) => name)).size).toBe(everything.length);
  });

  test('need only what is among them', () => {
    const known = [undefined, ...everything.map(({name}) => name)];
    everything.forEach(({needs}) => {
      expect(known).toContain(needs);
    });
  });

  test('run each browser test in exactly one size', () => {
    const flags = everything.flatMap(({shards, command}) => (shards ? [command.slice(2)] : []));
    expect(flags).toEqual([
      ['--grep-invert', '@sweep'],
      ['--grep', '@sweep'],
    ]);
  });
});
