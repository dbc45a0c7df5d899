import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {load} from 'cheerio';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {parseHeaders} from '../../../hosting/headers/headersFile';
import {listFiles} from '../../../shared/files/listFiles';
import {routeOf} from '../../../shared/files/routeOf';
import {finishPages} from './finishPages';
import {scriptHash} from './inspectPage';

const headers = parseHeaders(readFileSync('hosting/headers.json', 'utf8'), 'hosting/headers.json');
const head = '<meta name=description content=d><meta property=og:title content=t>';
const html = (body: string) =>
  `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body><h1>t</h1>${body}</body></html>`;

let directory: string;

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
  writeFileSync(path.join(directory, file), content);
}

const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'rk-finish-'));
  write('index.html', html('<script>home()</script>'));
  write('404.html', html('<script>lost()</script>'));
  write('mapper.html', html('m'));
  write('mapper/object/map.html', html('<p>é</p>'.repeat(300)));
});

afterEach(() => {
  rmSync(directory, {recursive: true});
});

describe('finishPages', () => {
  it('adds the same policy with the hashes of all pages to every page', async () => {
    expect(await finishPages(directory, headers)).toMatchObject({pages: 4, hashes: 2});
    for (const page of ['index.html', '404.html', 'mapper.html', 'mapper/object/map.html']) {
      const text = read(page);
      expect(text).toContain('<meta charset=UTF-8><meta http-equiv="Content-Security-Policy"');
      expect(text).toContain(scriptHash('home()'));
      expect(text).toContain(scriptHash('lost()'));
      expect(text).not.toContain('frame-ancestors');
    }
  });

  it('lists the routes in the not-found page only', async () => {
    await finishPages(directory, headers);
    expect(read('404.html')).toContain(
      'id="rk-routes">["/","/mapper","/mapper/object/map"]</script>',
    );
    expect(read('index.html')).not.toContain('rk-routes');
  });

  it('describes each page at the end of its head, always in the same order', async () => {
    const {cards} = await finishPages(directory, headers);
    expect([...cards.keys()].sort()).toEqual(['/', '/mapper', '/mapper/object/map']);
    const added = (file: string) =>
      load(read(file))('head > :not([name=description], [charset], [http-equiv])')
        .toArray()
        .map(({attribs}) => attribs.property ?? attribs.name ?? attribs.href ?? attribs.id);
    const card = ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'].concat(
      ...['twitter:image', 'twitter:image:alt'],
    );
    const feeds = ['/mapper/feed.xml', '/feed.xml'];
    expect(added('mapper.html')).toEqual(
      ['og:title', card, 'og:type', 'og:site_name', 'rk-data', feeds].flat(),
    );
    expect(added('404.html')).toEqual([
      ...['rk-routes', 'og:title', 'og:type', 'og:site_name', '/feed.xml'],
    ]);
  });

  it('changes nothing when it runs again', async () => {
    const snapshot = () => listFiles(directory).map((file) => [file, read(file)]);
    await finishPages(directory, headers);
    const first = snapshot();
    await finishPages(directory, headers);
    expect(snapshot()).toEqual(first);
  });

  it('names the file and the attribute that the policy would block', async () => {
    write('mapper.html', html('<p style="color:red">m</p>'));
    await expect(finishPages(directory, headers)).rejects.toThrow(
      'mapper.html: <p style="color:red">',
    );
  });

  it('names a page that it cannot read', async () => {
    write('mapper.html', html('').replace('<meta charset=UTF-8>', ''));
    await expect(finishPages(directory, headers)).rejects.toThrow('mapper.html cannot be finished');
    rmSync(path.join(directory, '404.html'));
    await expect(finishPages(directory, headers)).rejects.toThrow('404.html is missing');
  });
});

describe('routeOf', () => {
  it.each([
    ['index.html', '/'],
    ['mapper.html', '/mapper'],
    ['mapper/object/map.html', '/mapper/object/map'],
    ['a/my-index.html', '/a/my-index'],
  ])('%s is %s', (page, route) => {
    expect(routeOf(page)).toBe(route);
  });
});
