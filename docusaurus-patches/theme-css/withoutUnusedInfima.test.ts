import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import postcss, {parse} from 'postcss';
import {describe, expect, it} from 'vitest';

import {isUnused, withoutUnusedInfima} from './withoutUnusedInfima';

function left(css: string, from: string, other = ''): string {
  return postcss([withoutUnusedInfima(() => [parse(other)]).plugin]).process(css, {from}).css;
}

/** The classes that the text of a component writes out. */
function classesIn(code: string): string[] {
  return Array.from(code.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)).flatMap(
    ([, plain = '', expression = '']) =>
      [plain, ...Array.from(expression.matchAll(/'([^']*)'/g), ([, text = '']) => text)]
        .flatMap((text) => text.split(/\s+/))
        .filter((name) => name !== ''),
  );
}

describe('components', () => {
  it('use no class of a family that is left out', () => {
    const root = path.join(__dirname, '../..');
    const classes = ['src', 'features', 'shared'].flatMap((top) =>
      readdirSync(path.join(root, top), {recursive: true, encoding: 'utf8'})
        .filter((file) => /(?<!\.test)\.tsx$/.test(file))
        .flatMap((file) => classesIn(readFileSync(path.join(root, top, file), 'utf8'))),
    );
    console.log(`Looked at ${String(classes.length)} classes.`);
    expect(classes.length).toBeGreaterThan(10);
    expect(classes.filter(isUnused)).toEqual([]);
  });

  it('are found with such a class', () => {
    const code = `<a className="button" /><b className={clsx(styles.a, isOn && 'row card__body')} />`;
    expect(classesIn(code)).toEqual(['button', 'row', 'card__body']);
    expect(classesIn(code).filter(isUnused)).toEqual(['button', 'card__body']);
  });
});

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
