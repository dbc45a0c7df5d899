import {copyFileSync, existsSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';

import {listFiles} from '../../shared/files/listFiles';
import {succeed} from '../../shared/process/runProgram';
import {randomFrom} from '../samples/random';
import {type Copy, growPages} from './growPages';

const seed = 20_261_121;

/** Clones the last commit into a folder, adds pages up to a number, and commits them there. */
export async function growSite(folder: string, wanted: number | undefined): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(path.dirname(folder), {recursive: true});
  await succeed({command: ['git', 'clone', '--quiet', '.', folder]});
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  if (wanted === undefined) {
    return;
  }
  const docs = path.join(folder, 'docs');
  const pages = listFiles(docs)
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => {
      const ending = path.extname(file);
      const text = readFileSync(path.join(docs, file), 'utf8');
      return {id: file.slice(0, -ending.length), ending, text};
    })
    .filter(({text}) => !/^draft: true$/m.test(text));
  const copies = growPages(pages, wanted - pages.length, randomFrom(seed));
  copies.forEach((copy) => {
    writeFileSync(path.join(docs, copy.id + copy.ending), copy.text);
    for (const records of ['generated/sample-types', 'generated/set-ups']) {
      copyRecord(path.join(folder, records), copy);
    }
  });
  addToSidebar(path.join(folder, 'sidebars'), copies);
  const author = ['-c', 'user.name=growth', '-c', 'user.email=growth@localhost'];
  await succeed({command: ['git', '-C', folder, 'add', '--all']});
  await succeed({
    command: ['git', '-C', folder, ...author, 'commit', '--quiet', '-m', 'More pages'],
  });
}

function copyRecord(folder: string, {id, origin}: Copy): void {
  const record = path.join(folder, `${origin}.json`);
  if (existsSync(record)) {
    copyFileSync(record, path.join(folder, `${id}.json`));
  }
}

/** Each copy follows the page that it was made from. */
function addToSidebar(folder: string, copies: readonly Copy[]): void {
  const ids: Record<string, string[]> = {};
  copies.forEach(({id, origin}) => {
    ids[origin] = [...(ids[origin] ?? []), id];
  });
  const index = path.join(folder, 'index.ts');
  copyFileSync(index, path.join(folder, 'today.ts'));
  writeFileSync(
    index,
    `import today from './today';

const ids = ${JSON.stringify(ids)};
const grow = (items) => items.flatMap((item) =>
  typeof item === 'string' ? [item, ...(ids[item] ?? [])]
    : item.items ? [{...item, items: grow(item.items)}] : [item]);

export default {docs: grow(today.docs)};
`,
  );
}
