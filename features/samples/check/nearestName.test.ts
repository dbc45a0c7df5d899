import {expect, it} from 'vitest';

import {hintAt, nearestName} from './nearestName';

it.each([
  ['gats', ['hall', 'gate', 'Gats'], 'Gats'],
  ['openGat', ['openHall', 'openGate'], 'openGate'],
  ['gats', ['quay'], undefined],
  ['x', ['tide'], undefined],
])('finds what is nearest to %s', (name, known, nearest) => {
  expect(nearestName(name, known)).toBe(nearest);
});

it('ends a message with it', () => {
  expect(hintAt('gate')).toBe(' (nearest existing name: gate)');
  expect(hintAt(undefined)).toBe('');
});
