import {existsSync, readFileSync} from 'node:fs';

import {zipBytes} from '../../../shared/files/zipBytes';
import {readFrontMatter} from '../../../shared/text/frontMatter';
import {readBlocks} from '../parse/readBlocks';
import {surroundingsOf} from '../run/surroundings';
import {readOutputRecords, recordsFolder} from '../schema/outputRecords';
import {addressOfPage, fileOfPage} from '../schema/pageFiles';
import {composerJson, requirementsOf} from './composerJson';
import {readme} from './readme';
import {functionsFile, sampleFiles} from './zipFiles';

/** The samples of a page as a zip file. */
export interface PageZip {
  /** The address of the page; that of the file has `.zip` behind it. */
  readonly address: string;
  readonly content: Uint8Array;
  /** What its samples print, in order. */
  readonly texts: readonly string[];
}

// Not parsed, which takes ten seconds for all pages.
const titledFile = /^ *```php (?![^\n]*\berror=)[^\n]*\btitle="[^"\n]+"[^\n]*\n *<\?php/m;

/**
 * Whether a page in `docs/`, whose text may be given, has a zip file: whether it has a titled PHP file or an output of it
 * is recorded.
 */
export function hasZip(page: string, text = readFileSync(page, 'utf8')): boolean {
  return existsSync(fileOfPage(recordsFolder, page)) || titledFile.test(text);
}

/** Packs the samples of a page; `origin` is the address of the site. */
export function pageZip(page: string, origin: string): PageZip {
  const text = readFileSync(page, 'utf8');
  const address = addressOfPage(page);
  const name = address.slice(1).replaceAll('/', '-');
  const {project} = surroundingsOf(page);
  const {files, outputs} = sampleFiles(page, readBlocks(page, text));
  const texts = outputs.map(({block}) => block.value);
  const {title} = readFrontMatter(page, text).values;
  const url = origin + address;
  const require = requirementsOf(project, files.values());
  const zipped = {
    project,
    title: typeof title === 'string' ? title : '',
    address: url,
    text,
    require,
  };
  const functions = files.has(functionsFile) ? [functionsFile] : [];
  const all = new Map([
    ...files,
    ['composer.json', composerJson(name, `The samples of ${url}`, require, functions)],
    ['README.md', readme(zipped, outputs, readOutputRecords(page))],
  ]);
  return {address, content: zipBytes(all), texts};
}
