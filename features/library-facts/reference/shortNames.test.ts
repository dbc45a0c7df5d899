import {expect, it} from 'vitest';

import {readHistories} from '../schema/recordedFiles';
import {changesOf} from './changes';
import {shortDeclarations} from './shortNames';

it.each([
  ['Depot\\Gate::open()', ['open(Depot\\Key $key)'], ['open(Key $key)']],
  [
    'Depot\\Gate::table()',
    ['table(): Depot\\Inner\\Table\\Rows', 'table(): ?Depot\\Inner\\Rows'],
    ['table(): Table\\Rows', 'table(): ?Inner\\Rows'],
  ],
  [
    'Depot\\Gate::of()',
    ['of(Depot\\Old\\Gate|Acme\\Gate $one)'],
    ['of(Old\\Gate|Acme\\Gate $one)'],
  ],
  [
    'Depot\\Failure\\LogicException',
    ['final class LogicException extends LogicException implements Depot\\Failure\\Failure'],
    ['final class LogicException extends \\LogicException implements Failure'],
  ],
  ['Depot\\New\\Stuck', ['class Stuck extends Depot\\Stuck'], ['class Stuck extends Depot\\Stuck']],
  [
    'Depot\\Gate::fail()',
    ["fail(Depot\\Exception $key = 'Exception'): void throws Exception"],
    ["fail(Exception $key = 'Exception'): void throws \\Exception"],
  ],
])('of %s', (name, declarations, short) => {
  expect(shortDeclarations(name, declarations)).toEqual(short);
});

it('distinguish all changes of the libraries', () => {
  const changes = readHistories('generated/history').flatMap((history) =>
    changesOf(history).flatMap(({changed}) => changed),
  );
  expect(changes.length).toBeGreaterThan(1000);
  const same = changes.filter(({name, before, after}) => {
    const [first, second] = shortDeclarations(name, [before, after]);
    return first === second;
  });
  expect(same).toEqual([]);
});
