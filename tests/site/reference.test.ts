import path from 'node:path';

import {describe, expect, it} from 'vitest';

import type {ApiClass} from '../../features/library-facts/schema/api';
import {readApis, readMessages} from '../../features/library-facts/schema/recordedFiles';
import {declaredName} from './sampleLines';
import {type BuiltPage, build, countIds, pageOf, readPages} from './site';

const generated = path.join(build, '..', 'generated');
const pages = readPages();
const matching = (pattern: RegExp) => pages.filter(({route}) => pattern.test(route));
const components = matching(/^\/[^/]+\/reference\/api\/[^/]+$/);

/** The classes of a page: the full name that each declaration shows, with the id of its heading. */
function classesOf({$}: BuiltPage): [string, string][] {
  return $('h2[id] + p')
    .toArray()
    .map((paragraph): [string, string] => [
      declaredName($(paragraph).children('code').text()),
      $(paragraph).prev().attr('id') ?? '',
    ]);
}

/** The internal classes of a page, with the ids of their rows, the texts of the declarations and the addresses. */
function internalOf({$}: BuiltPage) {
  return $('[id="internal"] + details:not([open]) > ul > li')
    .toArray()
    .map((row) => {
      const code = $(row).children('code');
      const source = code.children('a').first().attr('href') ?? '';
      return {name: declaredName(code.text()), id: row.attribs.id ?? '', source};
    });
}

function memberIds(declared: ApiClass): string[] {
  const {cases = [], constants = [], properties = [], methods = []} = declared;
  const others = [...cases, ...constants, ...methods].filter(
    (one) => !('visibility' in one && one.visibility === 'private'),
  );
  return [
    ...others.map(({name}) => name),
    ...properties.filter(({visibility}) => visibility !== 'private').map(({name}) => `$${name}`),
  ];
}

describe('the API reference', () => {
  const isPublic = (one: ApiClass) => one.internal !== true && one.internal_by_namespace !== true;
  const apis = readApis(path.join(generated, 'api'));
  const recorded = apis.flatMap(({classes}) => classes.filter(isPublic));

  it('has each public class once, with all members that are not private', () => {
    const shown = new Map(
      components.flatMap((page) =>
        classesOf(page).map(([name, id]) => [name, {page, id}] as const),
      ),
    );
    expect(components.flatMap(classesOf)).toHaveLength(recorded.length);
    expect([...shown.keys()].sort()).toEqual(recorded.map(({fqcn}) => fqcn).sort());
    const missing = recorded.flatMap((declared) => {
      const {page, id = ''} = shown.get(declared.fqcn) ?? {};
      const ids = page === undefined ? undefined : countIds(page);
      return memberIds(declared)
        .filter((name) => ids?.has(`${id}.${name}`) !== true)
        .map((name) => `${declared.fqcn}::${name}`);
    });
    expect(missing).toEqual([]);
    console.log(`${String(recorded.length)} classes on ${String(components.length)} pages`);
  });

  it('has each internal class once, in a closed list, with one anchor and its source', () => {
    const shown = components.flatMap((page) => internalOf(page).map((one) => ({...one, page})));
    const internal = apis.flatMap(({classes, repository, tag, read_at: readAt = tag}) =>
      classes
        .filter((one) => !isPublic(one))
        .map(({fqcn, file = ''}) => ({name: fqcn, source: `${repository}/blob/${readAt}/`, file})),
    );
    expect(shown.map(({name}) => name).sort()).toEqual(internal.map(({name}) => name).sort());
    const wrong = internal.filter(({name, source, file}) => {
      const row = shown.find((one) => one.name === name);
      const anchors = row?.page.$(`[id="${row.id}"]`).length;
      return anchors !== 1 || !row?.source.includes(source) || !row.source.includes(file);
    });
    expect(wrong).toEqual([]);
    expect(internal.length).toBeGreaterThan(250);
    console.log(`${String(internal.length)} internal classes`);
  });

  it('finds internal classes only in a closed list', () => {
    const row = '<ul><li id=Bolt><code>class <a href=/x>Rekalogika\\Bolt</a></code></ul>';
    const list = (start: string) =>
      pageOf(`<h2 id=internal></h2>${start}<summary></summary>${row}`);
    expect(internalOf(list('<details>'))).toEqual([
      {name: 'Rekalogika\\Bolt', id: 'Bolt', source: '/x'},
    ]);
    expect(internalOf(list('<details open>'))).toEqual([]);
    expect(internalOf(list('<div>'))).toEqual([]);
  });

  it('is what code links internal names to', () => {
    const rows = new Set(
      components.flatMap((page) => internalOf(page).map(({id}) => `${page.route}#${id}`)),
    );
    const linked = pages.flatMap(({$}) =>
      $('.theme-doc-markdown a[href*="/reference/api/"]')
        .toArray()
        .filter(({attribs}) => rows.has(attribs.href ?? '')),
    );
    expect(linked.length).toBeGreaterThan(20);
  });

  it('is below its section: in the sidebar, in the path, and in the list of all classes', () => {
    for (const {$, route} of matching(
      /\/reference\/(?:api|api\/[^/]+|changes(?:-\d+)?|messages)$/,
    )) {
      const [, section = ''] = route.split('/');
      const overview = `/${section}/reference/api`;
      const current = $('.theme-doc-sidebar-menu [aria-current=page]')
        .toArray()
        .map(({attribs}) => attribs.href);
      expect(current, route).toEqual([route]);
      const path = $('.theme-doc-breadcrumbs a')
        .toArray()
        .map(({attribs}) => attribs.href);
      expect(path, route).toContain(`/${section}`);
      expect([...path, route], route).toContain(overview);
    }
  });

  it('is what pages of the docs link names to', () => {
    const linked = pages
      .filter(({route}) => !route.includes('/reference/'))
      .filter(({$}) => $('.theme-doc-markdown a[href*="/reference/api/"] > code').length > 0);
    expect(linked.length).toBeGreaterThan(60);
  });

  it('loads no other scripts than a page of the docs', () => {
    const scripts = ({$}: BuiltPage) =>
      $('script[src]')
        .toArray()
        .map(({attribs}) => attribs.src);
    const [other] = matching(/^\/mapper\/intro$/);
    expect(other && scripts(other).length).toBeGreaterThan(0);
    for (const page of components) {
      expect(scripts(page), page.route).toEqual(other && scripts(other));
    }
  });
});

describe('the lists of changes', () => {
  const lists = matching(/\/reference\/changes(?:-\d+)?$/);

  it('have requirements first, and no two declarations that read the same', () => {
    const texts = lists.flatMap(({$}) =>
      $('.theme-doc-markdown dl')
        .toArray()
        .map((list) =>
          $(list)
            .children('dt')
            .toArray()
            .map((dt) => $(dt).text()),
        ),
    );
    expect(texts.filter((row) => row.includes('Requirements')).length).toBeGreaterThan(100);
    expect(texts.filter((row) => row.indexOf('Requirements') > 0)).toEqual([]);
    const same = lists.flatMap(({$, route}) =>
      $('.theme-doc-markdown dd')
        .toArray()
        .map((row) => $(row).children('code').toArray())
        .filter((codes) => codes.length === 3 && $(codes[1]).text() === $(codes[2]).text())
        .map(([name]) => `${route}: ${$(name).text()}`),
    );
    expect(same).toEqual([]);
    console.log(`${String(texts.length)} releases on ${String(lists.length)} pages`);
  });
});

describe('the lists of messages', () => {
  it('have every message of every library', () => {
    const shown = new Set(
      matching(/\/reference\/messages$/).flatMap(({$}) =>
        $('.theme-doc-markdown li > code')
          .toArray()
          .map((code) => $(code).text()),
      ),
    );
    const templates = readMessages(path.join(generated, 'messages')).flatMap(({messages}) =>
      messages.map(({template}) => template),
    );
    expect(templates.length).toBeGreaterThan(800);
    // The build removes spaces that HTML does not show.
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    const all = new Set([...shown].map(plain));
    expect(templates.filter((template) => !all.has(plain(template)))).toEqual([]);
  });
});
