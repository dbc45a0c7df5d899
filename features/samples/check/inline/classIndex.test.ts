import {expect, test} from 'vitest';

import {indexClasses} from './classIndex';

test('a member is looked for once in each class, however many ways lead to it', () => {
  // Each of a layer inherits from both of the next: 2 ** 40 ways lead from the first to the last.
  const layers = 40;
  const names = (layer: number) => [`Left${layer}`, `Right${layer}`];
  const classes = Array.from({length: layers}, (_, layer) =>
    names(layer).map((name) => ({
      name,
      parents: layer + 1 < layers ? names(layer + 1) : [],
      members: new Set(layer + 1 < layers ? [] : ['format']),
    })),
  ).flat();
  const {find, hasMember} = indexClasses(classes);
  const first = find('Left0')[0];
  expect(first && hasMember(first, 'format')).toBe(true);
  expect(first && hasMember(first, 'modify')).toBe(false);
});
