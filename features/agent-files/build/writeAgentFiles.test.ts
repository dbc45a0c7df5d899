import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {listFiles} from '../../../shared/files/compressFiles';
import {writeAgentFiles} from './writeAgentFiles';

const site = {title: 'Docs', tagline: 'All of it', address: 'https://docs.example/'};

let directory: string;

function write(file: string, title: string, next?: string): void {
  const address = `${site.address}${file.replace(/(?:^index)?\.html$/, '')}`;
  const link =
    next === undefined ? '' : `<a class="pagination-nav__link--next" href="${next}">Next</a>`;
  mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
  writeFileSync(
    path.join(directory, file),
    `<link rel=canonical href=${address}><meta name=description content="About ${title}.">` +
      `<main><h1>${title}</h1><p>Text of ${title}</p></main>${link}`,
  );
}

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'rk-agent-'));
  write('404.html', 'Lost');
  write('search.html', 'Search');
  write('index.html', 'Home');
  write('a.html', 'A[]', '/z');
  write('z.html', 'Z', '/mapper/b');
  write('mapper/b.html', 'B', '/search');
  write('apart.html', 'Apart');
});

afterEach(() => {
  rmSync(directory, {recursive: true});
});

const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');

describe('writeAgentFiles', () => {
  it('writes one file for each page that has text', () => {
    expect(writeAgentFiles(directory, site)).toMatch(
      /^5 pages as Markdown, \d+ % .*; llms\.txt \d+ kB, llms-full\.txt \d+ kB$/,
    );
    expect(listFiles(directory).filter((file) => !file.endsWith('.html'))).toEqual([
      'a.md',
      'apart.md',
      'index.md',
      'llms-full.txt',
      'llms.txt',
      'mapper/b.md',
      'z.md',
    ]);
    expect(read('z.md')).toBe('# Z\n\n> About Z.\n\n- Page: https://docs.example/z\n\nText of Z\n');
  });

  it('lists the pages in reading order, libraries with their release', () => {
    writeAgentFiles(directory, site);
    const text = read('llms.txt');
    expect(text).toMatch(/^# Docs\n\n> All of it\. [^\n]*\n\n[^\n]*llms-full\.txt\n\n## /);
    expect(text.match(/^## .*|^- .*/gm)).toEqual([
      '## All libraries',
      '- [Home](https://docs.example/index.md): About Home.',
      '- [A\\[\\]](https://docs.example/a.md): About A[].',
      '- [Z](https://docs.example/z.md): About Z.',
      '- [Apart](https://docs.example/apart.md): About Apart.',
      expect.stringMatching(/^## mapper \d/),
      '- [B](https://docs.example/mapper/b.md): About B.',
    ]);
  });

  it('lists other files for programs after the pages', () => {
    const facts = {title: 'Facts of depot', file: 'facts/depot.json', description: 'names'};
    writeAgentFiles(directory, site, [facts]);
    expect(read('llms.txt')).toMatch(
      /\n\n## Facts as JSON\n\n- \[Facts of depot\]\(https:\/\/docs\.example\/facts\/depot\.json\): names\n$/,
    );
  });

  it('puts all pages in full into one file, under their addresses', () => {
    writeAgentFiles(directory, site);
    const text = read('llms-full.txt');
    expect(text.match(/(?<=^---\n\nSource: ).*/gm)).toEqual(
      ['index', 'a', 'z', 'mapper/b', 'apart'].map((page) => `${site.address}${page}.md`),
    );
    expect(text).toContain(`Source: https://docs.example/z.md\n\n${read('z.md')}`);
  });

  it('writes the same bytes every time', () => {
    writeAgentFiles(directory, site);
    const before = listFiles(directory).map(read);
    writeAgentFiles(directory, site);
    expect(listFiles(directory).map(read)).toEqual(before);
  });
});
