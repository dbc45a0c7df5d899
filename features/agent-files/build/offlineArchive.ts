import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {listFiles} from '../../../shared/files/listFiles';
import {type ZipContent, zipBytes} from '../../../shared/files/zipBytes';
import type {PublishedFile} from '../../library-facts';
import type {Site} from './llmsTxt';
import {mcpFile} from './mcpServer';

/** Where the archive of the newest build is: static hosts cannot redirect to a name that changes. */
export const archiveFile: PublishedFile = {
  title: 'Offline archive',
  file: 'offline.zip',
  description: 'all pages as Markdown, llms.txt, facts, schemas and the server for editors',
};

/** The file of the archive that says which build it is. */
export const noteFile = 'README.txt';

const digits = 12;

// The skills point to the site and change with each of its pages, which the archive has.
const included = (file: string) =>
  (file.endsWith('.md') && !file.startsWith('.well-known/')) ||
  /^(?:facts|schema)\/.*\.json$/.test(file) ||
  file === 'llms.txt' ||
  file === mcpFile;

/**
 * Packs what programs read of a built site into a zip file, under a name that stays and one with the commit, or with
 * a hash of the content if the commit is not known. The same files give the same bytes. Returns the second name.
 *
 * @throws Error if the site has no such files.
 */
export function writeArchive(directory: string, site: Site, commit: string | undefined): string {
  const files = new Map<string, ZipContent>(
    listFiles(directory)
      .filter(included)
      .map((file) => [file, readFileSync(path.join(directory, file))]),
  );
  if (files.size === 0) {
    throw new Error(`${directory} has no files for ${archiveFile.file}.`);
  }
  const build = commit ?? contentHash(files);
  const name = `rekalogika-docs-${build.slice(0, digits)}.zip`;
  files.set(noteFile, note(site, commit === undefined ? 'Content' : 'Commit', build));
  const bytes = zipBytes(files);
  for (const file of [archiveFile.file, name]) {
    writeFileSync(path.join(directory, file), bytes);
  }
  return name;
}

function contentHash(files: ReadonlyMap<string, ZipContent>): string {
  const hash = createHash('sha256');
  for (const [file, content] of files) {
    hash.update(`${file}\0${String(content.length)}\0`).update(content);
  }
  return hash.digest('hex');
}

function note({title, address}: Site, kind: string, build: string): string {
  return [
    `${title}, for reading without a network. Newest: ${address}${archiveFile.file}`,
    `${kind}: ${build}`,
    '',
    'llms.txt lists the pages: the page at /mapper/object is the file mapper/object.md.',
    `${mcpFile} is a server for editors and assistants; it reads this archive as it is:`,
    '',
    '    php mcp.php --base=/path/to/offline.zip --project=/path/to/project',
    '',
  ].join('\n');
}
