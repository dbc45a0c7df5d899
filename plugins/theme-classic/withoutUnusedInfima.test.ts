import postcss from 'postcss';
import {describe, expect, it} from 'vitest';

import {isUnused, withoutUnusedInfima} from './withoutUnusedInfima';

function left(css: string, from: string): string {
  return postcss([withoutUnusedInfima]).process(css, {from}).css;
}

describe('withoutUnusedInfima', () => {
  it('drops families that no page shows, and keeps the rest of a list of selectors', () => {
    const css = '.card{a:b}.avatar__name,.menu__link{c:d}.button--primary{e:f}';
    expect(left(css, '/x/infima/default.css')).toBe('.menu__link{c:d}.button--primary{e:f}');
  });

  it('leaves other style sheets alone', () => {
    expect(left('.card{a:b}', '/x/src/css/base.css')).toBe('.card{a:b}');
  });

  it('keeps the helpers that the theme uses', () => {
    expect(isUnused('margin-top--md')).toBe(false);
    expect(isUnused('margin-top--xl')).toBe(true);
    expect(isUnused('pagination-nav__link')).toBe(false);
  });
});
