import {expect, it} from 'vitest';

import {
  ownVersions,
  readOtherVersions,
  requirementsWith,
  sourcesWith,
  titleOf,
} from './otherVersions';

const others = readOtherVersions(['symfony=7.4.23', 'polyfill=1.43.2', 'doctrine/orm=3.4.4']);

it('reads folders and packages with their versions', () => {
  expect([...others.packages]).toEqual([
    ['symfony', '7.4.23'],
    ['polyfill', '1.43.2'],
    ['doctrine/orm', '3.4.4'],
  ]);
  expect(readOtherVersions([], '8.4').php).toBe('8.4');
  expect(() => readOtherVersions(['symfony'])).toThrow(
    '--with symfony=7.4.23, not --with symfony.',
  );
});

it('names only what readers choose', () => {
  expect(titleOf(others)).toBe('Symfony 7.4.23, Doctrine ORM 3.4.4');
  expect(titleOf(readOtherVersions(['polyfill=1.43.2']))).toBe('polyfill 1.43.2');
  expect(titleOf(ownVersions)).toBe('');
});

it('replaces the sources of a repository, and adds those that are new', () => {
  const sources = new Map([
    ['mapper', '3.0.0'],
    ['symfony/src/Symfony/Component', '7.1.5'],
  ]);
  expect(sourcesWith(sources, others)).toEqual([
    ['mapper', '3.0.0'],
    ['symfony-7.4.23/src/Symfony/Component', '7.4.23'],
    ['polyfill-1.43.2', '1.43.2'],
  ]);
  expect(sourcesWith(sources, ownVersions)).toEqual([...sources]);
});

it('leaves the versions of replaced packages to the libraries', () => {
  const require = {'symfony/clock': '^7.1', 'rekalogika/mapper': '*', 'doctrine/orm': '^3.6'};
  const clock = {
    type: 'path',
    url: '/libs/symfony-7.4.23/src/Symfony/Component/Clock',
    options: {versions: {'symfony/clock': '7.4.23'}},
  } as const;
  expect(requirementsWith(require, others, [clock])).toEqual({
    'symfony/clock': '*',
    'rekalogika/mapper': '*',
    'doctrine/orm': '3.4.4',
  });
});
