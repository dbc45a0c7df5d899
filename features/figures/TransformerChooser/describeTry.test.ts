import {describe, expect, it} from 'vitest';

import facts from '../../../generated/mappings/mapper.json';
import {mappingTries} from '../mappings';
import {describeTry, findTry, sideOf} from './describeTry';

// First tried first.
const transformerNames = Object.keys(facts.transformers);
const course = (source: string, target: string) =>
  describeTry(findTry(mappingTries, source, target));

describe('the recorded tries', () => {
  it('cover every pair of the types, in the order of trying', () => {
    const pairs = sideOf(mappingTries, 'source').length * sideOf(mappingTries, 'target').length;
    expect(mappingTries).toHaveLength(pairs);
    for (const {steps} of mappingTries) {
      const places = steps.map(([name = '']) => transformerNames.indexOf(name));
      expect(places.length).toBeGreaterThan(0);
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it('say who wins and who refused before', () => {
    expect(course('string', 'DateTimeImmutable')).toEqual({
      turns: [{transformer: 'DateTimeTransformer', text: 'takes the value'}],
      ending: 'The result is Symfony\\Component\\Clock\\DatePoint.',
      failed: false,
    });
    expect(course('object of your class', 'class of yours').turns.map((turn) => turn.text)).toEqual(
      ['matches, looks at the value, and refuses', 'takes the value'],
    );
  });

  it('say how a pair fails', () => {
    expect(course('int', 'backed enum').ending).toBe(
      'No row is left: CannotFindTransformerException.',
    );
    expect(course('null', 'Uuid').ending).toBe(
      'The exception reaches the caller: NullSourceButMandatoryTargetException.',
    );
  });

  it('refuse a pair that was not tried', () => {
    expect(() => findTry(mappingTries, 'resource', 'int')).toThrow('resource and int');
  });
});
