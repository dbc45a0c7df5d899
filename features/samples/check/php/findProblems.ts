import {readFileSync} from 'node:fs';

import type {Block} from '../../parse/readBlocks';
import type {Problem} from '../problem';
import {withoutPrefix} from './generatedNames';
import {lineOf} from './numberBlocks';
import {type Place, linesBefore, placeOf, placeOfLine} from './offsets';
import type {Report} from './phpStan';
import type {Prepared, Stretch} from './prepared';

/** What the parser and PHPStan found in the files of a folder, at its place on the pages, each once. */
export function findProblems(
  prepared: Prepared,
  errors: Report['errors'],
  byId: ReadonlyMap<string, Block>,
  folder: string,
): Problem[] {
  const problemAt = (idOrFile: string, line: number, message: string): Problem => ({
    ...lineOf(byId, idOrFile, line),
    kind: byId.get(idOrFile)?.language ?? 'php',
    message: withoutPrefix(message),
  });
  const problems = [
    ...prepared.problems.map(({block, line, message}) => problemAt(block, line - 1, message)),
    ...errors.flatMap(({file, line, message}) => {
      const map = prepared.files[file] ?? [];
      const text = readFileSync(`${folder}/${file}`);
      const place = placeOfLine(map, text, line) ?? placeOfChange(file, map);
      if (place === undefined || isAboutService(place, message)) {
        return [];
      }
      const source = byId.get(place.block)?.value ?? readFileSync(place.block, 'utf8');
      return [problemAt(place.block, linesBefore(source, place.start), message)];
    }),
  ];
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** The runner's object has a class of its own, the reader is shown the type of the service. */
function isAboutService({block}: Place, message: string): boolean {
  return block.endsWith('/boot.php') && message.includes('(varTag.nativeType)');
}

/** The first position in a file that belongs to a block, which is reported for what its change breaks around it. */
function placeOfChange(file: string, [first]: readonly Stretch[]): Place | undefined {
  // A script may contain copies of earlier blocks, which were right before a change.
  return first === undefined || file.endsWith('/script.php')
    ? undefined
    : placeOf([first], first[0], first[0] + first[1]);
}
