import {describe, expect, it} from 'vitest';

import {breadcrumbItems, frameProblems, headProblems, policyProblems} from './pageProblems';
import {canonicalOf, pageOf, readPages} from './site';

const pages = readPages();
const [home] = pages.filter(({file}) => file === 'index.html');

describe('pages', () => {
  it('have correct metadata: one h1, language, generator, type, canonical address', () => {
    expect(pages.flatMap(headProblems)).toEqual([]);
    console.log(`${String(pages.length)} pages`);
  });

  it('have the copyright line, and no form or password', () => {
    expect(pages.flatMap(frameProblems)).toEqual([]);
    console.log(`${String(pages.length)} pages`);
  });

  it('name only canonical addresses in their breadcrumb data', () => {
    const canonical = new Set(pages.map(({route}) => canonicalOf(route)));
    const items = pages.flatMap(breadcrumbItems);
    expect(items.filter((item) => !canonical.has(item))).toEqual([]);
    expect(items.length).toBeGreaterThan(pages.length / 2);
  });

  it('have the policy and follow it', () => {
    expect(pages.flatMap(policyProblems)).toEqual([]);
    const policies = pages.map(({$}) => $('meta[http-equiv]').attr('content'));
    expect(new Set(policies).size).toBe(1);
  });
});

describe('the checks of pages', () => {
  const html = home?.html ?? '';
  const changed = (from: string | RegExp, to: string) => {
    expect(html).toMatch(from);
    return pageOf(html.replace(from, to));
  };

  it.each([
    ['a second h1', /<h1/, '<h1>x</h1><h1', '2 h1'],
    ['another language', /lang=en/, 'lang=de', 'lang is not en'],
    ['another direction', /dir=ltr/, 'dir=rtl', 'dir is not ltr'],
    ['another locale', /hreflang=x-default/, 'hreflang=id', 'the locales are en and id'],
    ['another generator', /Docusaurus v3\.9\.2/, 'x', 'generator'],
    ['another canonical address', /(rel=canonical href=[^ >]*)/, '$1/', 'canonical is'],
    ['no type', /<meta property="og:type"[^>]*>/, '', 'og:type is ""'],
    ['two types', /<meta property="og:type"[^>]*>/, '$&$&', 'og:type is "website,website"'],
    ['another name of the site', /(og:site_name" content=")/, '$1My ', 'og:site_name is "My '],
  ])('find %s', (_name, from, to, problem) => {
    expect(headProblems(changed(from, to)).join()).toContain(problem);
  });

  it.each([
    ['another year', /2016-2025/, '2016-2024', 'the footer is "Copyright © 2016-2024'],
    ['no footer', /<footer/, '<div', 'the footer is ""'],
    ['a form', /<h1/, '<form></form><h1', '<form> for something'],
    ['a password', /<h1/, '<input type=password><h1', '<input> for something'],
  ])('find %s', (_name, from, to, problem) => {
    expect(frameProblems(changed(from, to)).join()).toContain(problem);
  });

  it.each([
    ['a missing policy', /<meta http-equiv[^>]*>/, '', 'not the policy'],
    ['a policy after another element', /<meta charset=UTF-8>/i, '$&<link>', 'not the policy'],
    ['a weak policy', /style-src/, "style-src 'unsafe-inline'", 'the policy is'],
    ['a script without a hash', /<\/head>/, '<script>x()</script></head>', 'no hash'],
    ['a style attribute', /<h1/, '<h1 style=color:red', 'inline style on <h1>'],
    ['a style element', /<\/head>/, '<style>p{}</style></head>', 'inline style on <style>'],
    [
      'a foreign script',
      /<\/head>/,
      '<script src=//cdn.example/a.js></script></head>',
      'cdn.example',
    ],
    ['a foreign image', /<h1/, '<img src=https://img.example/a.png><h1', 'img.example'],
    [
      'a foreign font',
      /<\/head>/,
      '<link rel=stylesheet href=https://f.example/a.css></head>',
      'f.example',
    ],
  ])('find %s', (_name, from, to, problem) => {
    expect(policyProblems(changed(from, to)).join()).toContain(problem);
  });

  it('read breadcrumb data', () => {
    const data = {'@type': 'BreadcrumbList', itemListElement: [{item: 'https://a.example/b/'}]};
    const page = pageOf(`<script type=application/ld+json>${JSON.stringify(data)}</script>`);
    expect(breadcrumbItems(page)).toEqual(['https://a.example/b/']);
  });
});
