import {readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {isRecord} from '../../shared/json/isRecord';
import {build, files, origin, read} from './site';

const jsonOf = (file: string): unknown => JSON.parse(read(file).toString('utf8'));
const facts = files.filter((file) => /^facts\/(?!schema)[^/]+\.json$/.test(file));
const schemas = files.filter((file) => /^schema\/[^/]+\.json$/.test(file));

describe('the facts as JSON', () => {
  it('exist for each repository, name their schema, and link to pages of the site', () => {
    const recorded = readdirSync(path.join(build, '..', 'generated/api'));
    expect(facts.map((file) => path.basename(file)).sort()).toEqual(recorded.sort());
    const known = new Set(files);
    for (const file of facts) {
      const content = jsonOf(file);
      expect(content, file).toHaveProperty('$schema', `${origin}/facts/schema.json`);
      const classes = isRecord(content) && Array.isArray(content.classes) ? content.classes : [];
      expect(classes.length, file).toBeGreaterThan(0);
      const pages = classes.map((one: unknown) =>
        isRecord(one) && typeof one.page === 'string' ? new URL(one.page).pathname : '',
      );
      expect(
        pages.filter((page) => !known.has(`${page.slice(1)}.html`)),
        file,
      ).toEqual([]);
    }
    expect(jsonOf('facts/schema.json')).toHaveProperty('$id', `${origin}/facts/schema.json`);
  });

  it('have a schema of the configuration of each bundle at its own address', () => {
    expect(schemas.length).toBeGreaterThan(10);
    for (const file of schemas) {
      expect(jsonOf(file), file).toHaveProperty('$id', `${origin}/${file}`);
    }
  });

  it('are listed in llms.txt', () => {
    const text = read('llms.txt').toString('utf8');
    const listed = [...facts, ...schemas, 'facts/schema.json'];
    expect(listed.filter((file) => !text.includes(`(${origin}/${file})`))).toEqual([]);
  });
});
