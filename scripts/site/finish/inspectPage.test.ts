import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {inspectPage, scriptHash} from './inspectPage';

describe('inspectPage', () => {
  it('hashes scripts that run, but not data and files', () => {
    const html =
      '<script>a()</script><script type=module>b()</script><script src=/c.js></script>' +
      '<script type=application/ld+json>{"d":1}</script><script type="application/json">[]</script>';
    expect(inspectPage(load(html))).toEqual({
      hashes: [scriptHash('a()'), scriptHash('b()')],
      problems: [],
    });
  });

  it('hashes like a browser', () => {
    // The example of the Content-Security-Policy specification.
    expect(scriptHash("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
    expect(inspectPage(load('<script>a\r\nb</script>')).hashes).toEqual([scriptHash('a\nb')]);
  });

  it.each([
    ['<p style=color:red>x</p>', '<p style="color:red">'],
    ['<td style="text-align:center">', undefined],
    ['<table><td style="text-align:center">', '<td style="text-align:center">: write the table'],
    ['<style>p{}</style>', '<style>'],
    ['<svg><style>p{}</style></svg>', '<style>'],
    ['<button onclick="a()">', '<button onclick="…">'],
    ['<a href=" javascript:a()">', '<a href=" javascript:a()">'],
  ])('finds what the policy blocks in %s', (html, problem) => {
    const [found] = inspectPage(load(html)).problems;
    if (problem === undefined) {
      expect(found).toBeUndefined();
    } else {
      expect(found).toContain(problem);
    }
  });

  it('does not mistake text for markup', () => {
    const html = '<code>&lt;p style="a"></code><p title="style=">';
    expect(inspectPage(load(html)).problems).toEqual([]);
  });
});
