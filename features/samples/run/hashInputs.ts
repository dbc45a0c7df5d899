import {readFileSync} from 'node:fs';
import path from 'node:path';

import {hashText} from '../parse/hashText';
import type {Combination} from './combinations';
import type {ShownOutput} from './shownOutputs';
import {filesOf, projects, surroundingsOf} from './surroundings';

/** Hash of everything that determines an output, except the library. */
export function hashInputs({
  block,
  group,
  php,
}: ShownOutput & Partial<Pick<Combination, 'php'>>): string {
  const files = filesOf(surroundingsOf(block.page));
  return hashText(
    JSON.stringify([
      group.map(({language, meta, value}) => [language, meta.title ?? '', value]),
      files.map((file) => [path.posix.relative(projects, file), readFileSync(file, 'utf8')]),
      ...(php === undefined ? [] : [php]),
    ]),
  );
}
