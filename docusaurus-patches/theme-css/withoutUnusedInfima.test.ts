import postcss, {parse} from 'postcss';
import {describe, expect, it} from 'vitest';

import {isUnused, withoutUnusedInfima} from './withoutUnusedInfima';

function left(css: string, from: string, other = ''): string {
  return postcss([withoutUnusedInfima(() => [parse(other)]).plugin]).process(css, {from}).css;
}

describe('withoutUnusedInfima', () => {
  it('drops families that no page shows, and keeps the rest of a list of selectors', () => {
    const css = '.card{a:b}.avatar__name,.menu__link{c:d}.close{e:f}';
    expect(left(css, '/x/infima/default.css')).toBe('.menu__link{c:d}.close{e:f}');
  });

  it('empties the theme modules of features that the site does not use', () => {
    expect(left('.tag{a:b}', '/x/lib/theme/Tag/styles.module.css')).toBe('');
    expect(left('.tab{a:b}', '/x/lib/theme/Tabs/styles.module.css')).toBe('.tab{a:b}');
  });

  it('leaves other style sheets alone', () => {
    expect(left('.card{a:b}', '/x/src/css/base.css')).toBe('.card{a:b}');
  });

  it('keeps the utility classes that the theme uses', () => {
    expect(isUnused('margin-top--md')).toBe(false);
    expect(isUnused('margin-top--xl')).toBe(true);
    expect(isUnused('pagination-nav__link')).toBe(false);
  });

  it('drops custom properties that nothing needs', () => {
    const css =
      ':root{--ifm-a:1;--ifm-b:var(--ifm-a);--ifm-c:2;--ifm-d:3}.menu{width:var(--ifm-c)}';
    const kept = ':root{--ifm-a:1;--ifm-b:var(--ifm-a);--ifm-c:2}.menu{width:var(--ifm-c)}';
    expect(left(css, '/x/infima/default.css', '.own{height:var(--ifm-b)}')).toBe(kept);
    expect(left(css, '/x/infima/default.css')).toBe(':root{--ifm-c:2}.menu{width:var(--ifm-c)}');
  });

  it('drops custom properties that the site overrides in both modes', () => {
    const css = ':root{--ifm-a:1;--ifm-b:2}.menu{width:var(--ifm-a);height:var(--ifm-b)}';
    const own = ":root,[data-theme='dark']{--ifm-a:3}.narrow{--ifm-b:4}";
    expect(left(css, '/x/infima/default.css', own)).toBe(
      ':root{--ifm-b:2}.menu{width:var(--ifm-a);height:var(--ifm-b)}',
    );
  });

  it('fails after a build without Infima', () => {
    const {plugin, failOnUnmatched} = withoutUnusedInfima(() => []);
    const build = (from: string) => postcss([plugin]).process('.card{a:b}', {from}).css;
    build('/x/src/css/base.css');
    expect(failOnUnmatched).toThrow(/theme-css replaced nothing/);
    build('/x/infima/default.css');
    expect(failOnUnmatched).not.toThrow();
  });
});
