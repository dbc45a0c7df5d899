import {describe, expect, it} from 'vitest';

import {piecesOf} from './pieces';

describe('piecesOf', () => {
  it.each([
    ['', ['']],
    ['getTotalItems()', ['getTotalItems()']],
    ['Rekalogika\\Mapper', ['Rekalogika\\', 'Mapper']],
    ['\\DateTimeInterface', ['\\DateTimeInterface']],
    ['SelectableCollectionDecorator', ['Selectable', 'Collection', 'Decorator']],
    ['rekalogika.mapper.cache_warmer', ['rekalogika.', 'mapper.', 'cache_', 'warmer']],
    ['rekalogika:mapper:tryproperty', ['rekalogika:', 'mapper:', 'tryproperty']],
    ['PageOrientation::Landscape', ['Page', 'Orientation::', 'Landscape']],
    ['null|int|\\DateInterval|string', ['null|', 'int|', '\\Date', 'Interval|', 'string']],
    ['iterable<array<string, mixed>>', ['iterable<', 'array<', 'string, mixed>>']],
    ['list<string>', ['list<string>']],
    ['setValue(object &$object, $path)', ['setValue(object &$object, $path)']],
    ['countGivesTheNumber($whatever, $b)', ['count', 'Gives', 'The', 'Number(', '$whatever, $b)']],
  ])('%s', (code, pieces) => {
    expect(piecesOf(code)).toEqual(pieces);
    expect(piecesOf(code).join('')).toBe(code);
  });
});
