import {describe, expect, it} from 'vitest';

import {isUnused} from '../../plugins/theme-classic/withoutUnusedInfima';
import {readPages} from './site';

describe('families of Infima that are left out', () => {
  it('are on no page', () => {
    const names = readPages().flatMap(({$}) =>
      $('[class]')
        .toArray()
        .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/)),
    );
    const distinct = [...new Set(names)];
    expect(distinct.length).toBeGreaterThan(50);
    // The site has neither versions nor announcements of its own that could bring more.
    expect(distinct.filter(isUnused)).toEqual([]);
    console.log(`${String(distinct.length)} classes`);
  });
});
