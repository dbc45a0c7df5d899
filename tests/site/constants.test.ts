import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import config from '../../docusaurus.config';
import sidebars from '../../sidebars';

const root = path.join(__dirname, '..', '..');

function json(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

describe('the constants of the specification', () => {
  it('the versions are the specified ones, exact', () => {
    expect(json('package.json')).toMatchObject({
      version: '0.0.1',
      dependencies: {
        '@docusaurus/core': '3.9.2',
        'docusaurus-lunr-search': '3.6.0',
        react: '19.2.9',
        'react-dom': '19.2.9',
      },
    });
    expect(json('node_modules/@docusaurus/core/package.json')).toMatchObject({version: '3.9.2'});
    expect(json('node_modules/docusaurus-lunr-search/package.json')).toMatchObject({
      version: '3.6.0',
    });
    expect(json('node_modules/react-dom/package.json')).toMatchObject({version: '19.2.9'});
  });

  it('the site configuration has the specified fields', () => {
    expect(config).toMatchObject({
      title: 'Rekalogika.DEV',
      tagline: 'Open Source Libraries for PHP, Symfony, and more',
      url: 'https://rekalogika.dev',
      baseUrl: '/',
      trailingSlash: false,
      i18n: {defaultLocale: 'en', locales: ['en']},
      themeConfig: {
        footer: {copyright: 'Copyright © 2016-2025 Rekalogika.DEV'},
      },
    });
    expect(config.themeConfig.navbar.items.length).toBeGreaterThan(0);
    expect(existsSync(path.join(root, 'build', config.favicon))).toBe(true);
  });

  it('the home page is the only page outside the docs', () => {
    expect(readdirSync(path.join(root, 'src', 'pages'))).toEqual(['index.tsx']);
  });

  it('the only sidebar is named docs', () => {
    expect(Object.keys(sidebars)).toEqual(['docs']);
  });

  it('the page identifier is the path without the leading slash', () => {
    const docs = docsOfTheBuild();
    expect(docs.length).toBeGreaterThan(0);
    for (const {id, path: address} of docs) {
      expect(address.replace(/^\/|\/$/g, '')).toBe(id.replace(/\/index$/, ''));
    }
  });
});

/** Id and path of each doc, as its page's script contains them for the browser. */
function docsOfTheBuild(): {readonly id: string; readonly path: string}[] {
  const folder = path.join(root, 'build', 'assets', 'js');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return scripts.flatMap((file) =>
    [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(
        /\{"id":"([^"]+)","title":.*?"permalink":"([^"]+)"/g,
      ),
    ].map(([, id = '', address = '']) => ({id, path: address})),
  );
}
