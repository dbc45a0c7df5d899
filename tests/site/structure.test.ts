import {describe, expect, it} from 'vitest';

import {files, pageOf, read, readPages} from './site';
import {foreignAddresses, structureProblems} from './structureProblems';

describe('the structure of every page', () => {
  it('has unique ids, ordered headings, landmarks and names', () => {
    const pages = readPages();
    console.log(`${String(pages.length)} pages`);
    expect(pages.length).toBeGreaterThan(16);
    expect(pages.flatMap(structureProblems)).toEqual([]);
  });

  const page = (main: string, more = '') =>
    structureProblems(pageOf(`<nav aria-label=Main></nav><main><h1>T</h1>${main}</main>${more}`));

  it('is accepted', () => {
    const good =
      '<h2 id=a>A</h2><h3>B</h3><h2>C</h2><p aria-labelledby=a>x</p><ul><li>x</ul>' +
      '<table><tr><th>A<tr><td>b</table><a href=/a><img alt=A src=/a.png></a><button aria-label=B></button>';
    expect(page(good)).toEqual([]);
  });

  it.each([
    ['an id twice', '<p id=a></p><p id=a></p>', 'two elements have the id "a"'],
    ['a name that is gone', '<p aria-labelledby=gone></p>', 'names no id: "gone"'],
    ['a skipped level', '<h3>Deep</h3>', '"Deep" of level 3 follows level 1'],
    ['an empty heading', '<h2> </h2>', 'a heading of level 2 is empty'],
    ['a second main', '<main></main>', '2 <main>'],
    ['navigation without a name', '<nav></nav>', 'a <nav> has no name'],
    ['two of a name', '<nav aria-label=Main></nav>', '<nav> named Main, Main'],
    ['a picture without text', '<img src=/a.png>', '<img src="/a.png"> has no alt'],
    ['a link without text', '<a href=/a class=b></a>', '<a class="b"> has no name'],
    ['a button without text', '<button></button>', '<button class=""> has no name'],
    ['a table without headings', '<table><tr><td>a</table>', 'a table has no heading cell'],
    ['a paragraph in a list', '<ul><p>a</p></ul>', '<p> in a list is not an item'],
  ])('is rejected with %s', (_name, main, problem) => {
    const problems = page(main);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });
});

describe('style sheets and scripts', () => {
  it('request nothing from other sites', () => {
    const own = files.filter((file) => /\.(?:css|js)$/.test(file));
    console.log(`${String(own.length)} style sheets and scripts`);
    expect(own.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(1);
    expect(own.length).toBeGreaterThan(50);
    expect(own.flatMap((file) => foreignAddresses(file, read(file).toString('utf8')))).toEqual([]);
  });

  it.each([
    ['a.css', '@import "https://f.example/a.css";'],
    ['a.css', 'p{background:url(//f.example/a.png)}'],
    ['a.js', 'fetch("https://f.example/a")'],
    ['a.js', 'navigator.sendBeacon(`https://f.example/a`)'],
    ['a.js', 's.src="https://f.example/a.js"'],
  ])('are rejected: %s with %s', (file, text) => {
    expect(foreignAddresses(file, text)).toHaveLength(1);
  });

  it.each([
    ['a.css', 'p{background:url(/img/a.png)}'],
    ['a.js', 'fetch("/a.json");const link="https://f.example/a"'],
  ])('are accepted: %s with %s', (file, text) => {
    expect(foreignAddresses(file, text)).toEqual([]);
  });
});
