import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {listFiles} from '../../../shared/files/listFiles';
import {mcpServer} from './mcpServer';
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
    expect(writeAgentFiles(directory, site).summary).toMatch(
      /^5 pages as Markdown, \d+ % .*; llms\.txt \d+ kB, llms-full\.txt \d+ kB$/,
    );
    expect(listFiles(directory).filter((file) => !file.endsWith('.html'))).toEqual([
      'a.md',
      'apart.md',
      'facts/pages.json',
      'index.md',
      'llms-full.txt',
      'llms.txt',
      'mapper/b.md',
      'mcp.php.txt',
      'z.md',
    ]);
    expect(read('z.md')).toBe('# Z\n\n> About Z.\n\n- Page: https://docs.example/z\n\nText of Z\n');
  });

  it('writes an index of pages with their questions, facts and schemas', () => {
    const others = ['facts/schema.json', 'facts/depot.json', 'schema/depot.json'];
    const files = others.map((file) => ({title: file, file, description: ''}));
    const questions = new Map([
      ['/z', ['What is z', 'the z of today']],
      ['/z#use', ['how to use z well', 'Z']],
      ['/gone', ['not on this site']],
    ]);
    writeFileSync(
      path.join(directory, 'z.html'),
      read('z.html').replace('</h1>', '</h1><h2 id=use>Use</h2><h3 id=end>End</h3>'),
    );
    write('mapper/reference/changes-2.html', 'Changes');
    writeFileSync(
      path.join(directory, 'mapper/reference/changes-2.html'),
      read('mapper/reference/changes-2.html').replace('</h1>', '</h1><h2 id=Gate>Gate</h2>'),
    );
    writeAgentFiles(directory, site, files, questions);
    const index: unknown = JSON.parse(read('facts/pages.json'));
    expect(index).toMatchObject({
      site: 'https://docs.example/',
      facts: ['facts/depot.json'],
      schemas: ['schema/depot.json'],
      pages: [
        {path: '', markdown: 'index.md', title: 'Home', description: 'About Home.'},
        {path: 'a'},
        {path: 'z'},
        {path: 'mapper/b', library: 'mapper'},
        {path: 'apart'},
        {path: 'mapper/reference/changes-2', library: 'mapper'},
      ],
    });
    expect(index).toHaveProperty('libraries');
    expect(index).toHaveProperty('pages.2', {
      path: 'z',
      markdown: 'z.md',
      title: 'Z',
      description: 'About Z.',
      questionWords: 'today',
      headings: [
        {id: 'use', text: 'Use', questionWords: 'well'},
        {id: 'end', text: 'End'},
      ],
    });
    expect(index).not.toHaveProperty('pages.5.headings');
  });

  it('writes the server for the Model Context Protocol with the address of the site', () => {
    writeAgentFiles(directory, site);
    expect(read('mcp.php.txt')).toContain("\nconst SITE = 'https://docs.example/';\n");
    expect(read('mcp.php.txt')).not.toContain('rekalogika.dev');
    expect(read('llms.txt')).toContain(' https://docs.example/mcp.php.txt.');
    expect(mcpServer("https://it's/", "a\nconst SITE = '';\n")).toBe(
      "a\nconst SITE = 'https://it\\'s/';\n",
    );
    expect(() => mcpServer('https://docs.example/', '<?php')).toThrow('has no line');
  });

  it('lists the pages in reading order, libraries with their release', () => {
    writeAgentFiles(directory, site);
    const text = read('llms.txt');
    expect(text).toContain('for `Accept: text/markdown`');
    expect(text).toMatch(/^# Docs\n\n> All of it\. [^\n]*\n\n[^\n]*llms-full\.txt\n\n## /);
    expect(text.match(/^## .*|^- .*/gm)).toEqual([
      '## All libraries',
      '- [Home](https://docs.example/index.md): About Home.',
      '- [A\\[\\]](https://docs.example/a.md): About A[].',
      '- [Z](https://docs.example/z.md): About Z.',
      '- [Apart](https://docs.example/apart.md): About Apart.',
      expect.stringMatching(/^## mapper \d/),
      '- [B](https://docs.example/mapper/b.md): About B.',
      '## Facts as JSON',
      expect.stringMatching(/^- \[Pages\]/),
    ]);
  });

  it('lists other files for programs after the pages', () => {
    const facts = {title: 'Facts of depot', file: 'facts/depot.json', description: 'names'};
    writeAgentFiles(directory, site, [facts]);
    expect(read('llms.txt')).toMatch(
      /\n\n## Facts as JSON\n\n- \[Facts of depot\]\(https:\/\/docs\.example\/facts\/depot\.json\): names\n- \[Pages\]\(https:\/\/docs\.example\/facts\/pages\.json\): .*\n$/,
    );
  });

  it('lists further files under their own headings, at the end', () => {
    const feed = {title: 'Changes of depot', file: 'depot/feed.xml', description: 'as Atom'};
    writeAgentFiles(directory, site, [], new Map(), [{heading: 'Changes', files: [feed]}]);
    expect(read('llms.txt')).toMatch(
      /\n\n## Changes\n\n- \[Changes of depot\]\(https:\/\/docs\.example\/depot\/feed\.xml\): as Atom\n$/,
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
