import {readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {pagesIndexSchema} from '../../features/agent-files/build/pagesIndex';
import {factsSchema} from '../../features/library-facts/publish/factsFile';
import {parseAs} from '../../shared/json/parseAs';
import {build, files, origin, read} from './site';

const textOf = (file: string) => read(file).toString('utf8');
const jsonOf = (file: string): unknown => JSON.parse(textOf(file));
const factsOf = (file: string) => parseAs(factsSchema, textOf(file), file, 'Build the site again.');
const facts = files.filter((file) => /^facts\/(?!schema\.|pages\.)[^/]+\.json$/.test(file));
const schemas = files.filter((file) => /^schema\/[^/]+\.json$/.test(file));

describe('the facts as JSON', () => {
  it('exist for each repository, name their schema, and link to pages of the site', () => {
    const recorded = readdirSync(path.join(build, '..', 'generated/api'));
    expect(facts.map((file) => path.basename(file)).sort()).toEqual(recorded.sort());
    const known = new Set(files);
    for (const file of facts) {
      const {$schema, classes} = factsOf(file);
      expect($schema, file).toBe(`${origin}/facts/schema.json`);
      expect(classes.length, file).toBeGreaterThan(0);
      const pages = classes.map(({page}) => (page === undefined ? '' : new URL(page).pathname));
      expect(
        pages.filter((page) => !known.has(`${page.slice(1)}.html`)),
        file,
      ).toEqual([]);
    }
    expect(jsonOf('facts/schema.json')).toHaveProperty('$id', `${origin}/facts/schema.json`);
  });

  it('have the configuration of each bundle that has a schema, services and commands', () => {
    const all = facts.map(factsOf);
    const bundles = all.flatMap(({configuration}) => configuration);
    expect(bundles.map(({schema}) => schema).sort()).toEqual(
      schemas.map((file) => `${origin}/${file}`).sort(),
    );
    expect(bundles.flatMap(({keys}) => keys).length).toBeGreaterThan(5);
    expect(all.flatMap(({services}) => services).length).toBeGreaterThan(200);
    expect(all.flatMap(({commands}) => commands).length).toBeGreaterThan(5);
  });

  it('have a schema of the configuration of each bundle at its own address', () => {
    expect(schemas.length).toBeGreaterThan(10);
    for (const file of schemas) {
      expect(jsonOf(file), file).toHaveProperty('$id', `${origin}/${file}`);
    }
  });

  it('have an index of all pages with headings and questions, in at most 290 kB', () => {
    const file = 'facts/pages.json';
    const index = parseAs(pagesIndexSchema, textOf(file), file, 'Build the site again.');
    expect(index.site).toBe(`${origin}/`);
    expect([...index.facts].sort()).toEqual([...facts].sort());
    expect([...index.schemas].sort()).toEqual([...schemas].sort());
    const {pages} = index;
    const markdown = files.filter(
      (file) => file.endsWith('.md') && !file.startsWith('.well-known/'),
    );
    expect(pages.map((page) => page.markdown).sort()).toEqual(markdown.sort());
    for (const part of ['headings', 'questionWords']) {
      expect(pages.filter((page) => part in page).length, part).toBeGreaterThan(100);
    }
    const size = read('facts/pages.json.gz').length;
    expect(size).toBeLessThanOrEqual(290_000);
    console.log(`facts/pages.json: ${String(pages.length)} pages, ${String(size)} bytes as gzip`);
  });

  it('have a server for the Model Context Protocol that reads them from this site', () => {
    const text = read('mcp.php.txt').toString('utf8');
    expect(text).toContain(`\nconst SITE = '${origin}/';\n`);
    expect(read('llms.txt').toString('utf8')).toContain(`${origin}/mcp.php.txt`);
  });

  it('are listed in llms.txt', () => {
    const text = read('llms.txt').toString('utf8');
    const listed = [...facts, ...schemas, 'facts/schema.json', 'facts/pages.json'];
    expect(listed.filter((file) => !text.includes(`(${origin}/${file})`))).toEqual([]);
  });
});
