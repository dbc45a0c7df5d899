import {describe, expect, it} from 'vitest';

import {isCompound, readName} from './readName';

describe('readName', () => {
  it.each([
    ['RopeKnot', 'ropeknot', undefined],
    ['ropeknot', 'ropeknot', undefined],
    ['Rekalogika\\Harbor\\Knot', 'rekalogika\\harbor\\knot', undefined],
    ['\\Rekalogika\\\\Harbor\\\\Knot::class', 'rekalogika\\harbor\\knot', undefined],
    ['use Rekalogika\\Harbor\\Knot;', 'rekalogika\\harbor\\knot', undefined],
    ['#[Knot]', 'knot', undefined],
    ["#[Knot(length: 3, of: 'rope')]", 'knot', undefined],
    ['new Knot($rope)', 'knot', undefined],
    ['RopeKnot interface', 'ropeknot', undefined],
    ['Knot::tie', 'knot', 'tie'],
    ['Knot->tie()', 'knot', 'tie'],
    ['Knot::$length', 'knot', '$length'],
    ['RopeKnot tie', 'ropeknot', 'tie'],
    ['$this->tie($rope)', '', 'tie'],
    ['->tie', '', 'tie'],
    ['$length', '', '$length'],
    ['MAX_LENGTH', 'max_length', undefined],
  ])('reads %s as class "%s" and member %s', (text, owner, member) => {
    expect(readName(text)).toMatchObject({owner, member});
  });

  it.each(['', 'tie a knot', 'knot()  returns null', 'Knot tie', 'what is a RopeKnot', '§', '::'])(
    'reads "%s" as no name',
    (text) => {
      expect(readName(text)).toBeUndefined();
    },
  );

  it('knows what is written like code', () => {
    const written = (text: string) => readName(text)?.isWritten;
    expect(['Knot', '#[knot]', 'tie()', 'a\\knot'].map(written)).toEqual([true, true, true, true]);
    expect(['knot', 'ropeknot'].map(written)).toEqual([false, false]);
    expect(['RopeKnot', 'tieKnot', 'MAX_LENGTH', 'Knot', 'knot'].map(isCompound)).toEqual([
      ...[true, true, true],
      ...[false, false],
    ]);
  });
});
