import {describe, expect, it} from 'vitest';

import {isPageTexts} from '../../features/samples/markup/pageTexts';
import {files, read, readPages} from './site';

describe('the texts of varied outputs', () => {
  const emitted = files.filter((file) => /^sample-outputs\/.*\.json$/.test(file));
  const named = readPages().flatMap(({$, route}) =>
    $('[data-texts]')
      .toArray()
      .map((element) => ({route, place: element.attribs['data-texts'] ?? ''})),
  );

  it('are one file for each page that has a choice', () => {
    const addresses = new Set(named.map(({place}) => place.split('#')[0]?.slice(1)));
    expect([...addresses].sort()).toEqual([...emitted].sort());
    expect(emitted.length).toBeGreaterThan(20);
  });

  it('have a text for every combination', () => {
    for (const {route, place} of named) {
      const [file = '', number = ''] = place.split('#');
      const texts: unknown = JSON.parse(read(file.slice(1)).toString('utf8'));
      const part = isPageTexts(texts) ? texts[Number(number)] : undefined;
      const combinations = part?.choices.reduce(
        (product, [, , ...values]) => product * values.length,
        1,
      );
      expect(part?.of.length, `${route} ${place}`).toBe(combinations);
      expect(part?.of.every((text) => part.texts[text] !== undefined)).toBe(true);
    }
    const outputs = String(named.length);
    console.log(`${outputs} figures on ${String(emitted.length)} pages`);
  });

  it('are no longer in the HTML than the first combination', () => {
    const page = readPages().find(({route}) => route === '/mapper/context');
    expect(page?.$.html()).not.toContain('string(0) ""');
  });
});
