import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';

import {addressOfPage} from '../../features/samples/schema/pageFiles';
import {pageFiles} from '../../features/samples/parse/readBlocks';
import {hasZip, pageZip} from '../../features/samples/zips/pageZip';
import {type BuiltPage, files, origin, pageOf, read, readPages} from './site';

/** All of them are built with the site, and most are never read. */
const limit = 5 * 1024 * 1024;

/** The addresses of zip files that a page links at its foot. */
function zipsOf({$}: BuiltPage): string[] {
  return $('article footer a[href$=".zip"]')
    .toArray()
    .map((link) => link.attribs.href ?? '');
}

/** What is wrong with the link of a page. */
function linkProblems(page: BuiltPage, known: ReadonlySet<string>): string[] {
  const file = page.file.replace(/\.html$/, '.zip');
  const expected = known.has(file) ? [`/${file}`] : [];
  const found = zipsOf(page);
  return found.join() === expected.join()
    ? []
    : [`${page.route} links ${found.join() || 'no zip file'}, not ${expected.join() || 'none'}`];
}

describe('zip files of samples', () => {
  // The archive of the site is at the top, under two names.
  const isArchive = (file: string) => /^(?:offline|rekalogika-docs-[\da-f]{12})\.zip$/.test(file);
  const zips = files.filter((file) => file.endsWith('.zip') && !isArchive(file));

  it('exist for each page with a recorded output or a titled PHP file, at its address', () => {
    const built = new Set(files);
    const pages = pageFiles()
      .filter((page) => hasZip(page))
      .map((page) => addressOfPage(page).slice(1))
      .filter((address) => built.has(`${address}.html`));
    expect(zips).toEqual(pages.map((address) => `${address}.zip`).sort());
    expect(zips.length).toBeGreaterThan(250);
  });

  it('have at most 5 MB in all', () => {
    const bytes = zips.reduce((total, file) => total + read(file).length, 0);
    console.log(`${String(zips.length)} zip files, ${String(bytes)} bytes`);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThanOrEqual(limit);
  });

  it('are linked at the foot of their pages, in HTML, and in the Markdown', () => {
    const known = new Set(zips);
    const pages = readPages();
    expect(pages.flatMap((page) => linkProblems(page, known))).toEqual([]);
    for (const file of zips) {
      const markdown = read(file.replace(/\.zip$/, '.md')).toString('utf8');
      expect(markdown, file).toContain(`- Runnable sample files: ${origin}/${file}\n`);
    }
  });

  it('are linked in the head of one code block of their page', () => {
    const known = new Set(zips);
    const linking = readPages().flatMap(({file, $}) => {
      const links = $('article figcaption a[href$=".zip"]').toArray();
      const zip = file.replace(/\.html$/, '.zip');
      expect(
        links.map((link) => link.attribs.href),
        file,
      ).toEqual(links.length > 0 && known.has(zip) ? [`/${zip}`] : []);
      return links.length > 0 ? [zip] : [];
    });
    expect(zips.filter((zip) => !linking.includes(zip))).toEqual([]);
  });

  it('are the same when they are packed again, with a script and an expected output each', () => {
    for (const page of ['docs/mapper/object/map.md', 'docs/rekapager/security.md']) {
      const {address, content, texts} = pageZip(page, origin);
      const built = read(`${address.slice(1)}.zip`);
      expect(built.equals(Buffer.from(content)), address).toBe(true);
      const unpacked = unzipSync(new Uint8Array(built));
      texts.forEach((text, index) => {
        const name = `samples/${String(index + 1)}/expected.txt`;
        expect(strFromU8(unpacked[name] ?? new Uint8Array())).toBe(`${text}\n`);
      });
    }
  });
});

describe('the check of links to zip files', () => {
  const foot = (link: string) =>
    pageOf(`<article><p>A</p><footer>${link}</footer></article>`, 'a/b.html');

  it('finds a missing one and one that leads nowhere', () => {
    const link = '<a href=/a/b.zip>Download samples</a>';
    expect(linkProblems(foot(link), new Set(['a/b.zip']))).toEqual([]);
    expect(linkProblems(foot(''), new Set(['a/b.zip']))).toHaveLength(1);
    expect(linkProblems(foot(link), new Set())).toHaveLength(1);
  });
});
