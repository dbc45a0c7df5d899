import {describe, expect, it} from 'vitest';

import {isUnused} from '../../docusaurus-patches/theme-css/withoutUnusedInfima';
import {files, read, readPages} from './site';

describe('families of Infima that are left out', () => {
  it('are on no page', () => {
    const names = readPages().flatMap(({$}) =>
      $('[class]')
        .toArray()
        .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/)),
    );
    const distinct = [...new Set(names)];
    expect(distinct.length).toBeGreaterThan(50);
    // The site has neither versions nor announcements that could use more of them.
    expect(distinct.filter(isUnused)).toEqual([]);
    console.log(`${String(distinct.length)} classes`);
  });

  it('leave no custom property undeclared', () => {
    const css = files
      .filter((file) => /\.(?:css|js)$/.test(file))
      .map((file) => read(file).toString('utf8'))
      .join('');
    const declared = new Set(Array.from(css.matchAll(/(--[\w-]+):/g), ([, name]) => name));
    // Has a fallback, or is set only where it is used.
    const needed = Array.from(css.matchAll(/var\((--(?:ifm|rk)-[\w-]+)\)/g), ([, name]) => name);
    expect(needed.length).toBeGreaterThan(300);
    expect([...new Set(needed)].filter((name) => !declared.has(name))).toEqual([]);
  });
});
