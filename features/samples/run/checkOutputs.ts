import {hashText} from '../parse/hashText';
import type {Block} from '../parse/readBlocks';
import {type OutputRecord, readOutputRecords, recordWith} from '../schema/outputRecords';

import {type Combination, combinationsWith, nameOf, variedOutputs} from './combinations';
import type {Library} from '../../library-facts';
import {documentedReleases} from './documentedReleases';
import {hashInputs} from './hashInputs';
import {shownOutputs} from './shownOutputs';
import {surroundingsOf} from './surroundings';

/** A shown output without a record of a real run. */
export interface OutputProblem {
  readonly page: string;
  readonly line: number;
  readonly kind: 'output';
  readonly message: string;
}

/** The number of outputs, and those without a valid record. */
export interface OutputCheck {
  readonly outputs: number;
  readonly problems: readonly OutputProblem[];
}

/** Checks that every output that the pages show has a record whose hashes still match. */
export function checkOutputs(
  blocks: readonly Block[],
  recordsOf: (page: string) => readonly OutputRecord[] = readOutputRecords,
  libraries: readonly Pick<Library, 'section' | 'release'>[] = documentedReleases(),
): OutputCheck {
  const problems: OutputProblem[] = [];
  let outputs = 0;
  for (const page of new Set(blocks.map((block) => block.page))) {
    const {section} = surroundingsOf(page);
    const records = recordsOf(page);
    const release = libraries.find((library) => library.section === section)?.release;
    const own = blocks.filter((block) => block.page === page);
    for (const varied of variedOutputs(own, shownOutputs(own))) {
      for (const [index, combination] of combinationsWith(varied).entries()) {
        outputs += 1;
        const reason = reasonAgainst(combination, index === 0, records, release);
        if (reason !== undefined) {
          const {line} = varied.output.block;
          const of = index === 0 ? '' : `with ${nameOf(combination.values)} `;
          const command = `npm run samples -- run --libs DIR ${page}`;
          problems.push({page, line, kind: 'output', message: `${of}${reason}. Run: ${command}`});
        }
      }
    }
  }
  return {outputs, problems};
}

/** Why no record speaks for an output; undefined where one does. */
function reasonAgainst(
  combination: Combination,
  isFirst: boolean,
  records: readonly OutputRecord[],
  release: string | undefined,
): string | undefined {
  const {block, values} = combination;
  const inputs = hashInputs(combination);
  const text = hashText(block.value);
  const sameInputs = records.filter((record) => record.inputs === inputs);
  const same = isFirst
    ? sameInputs.find((record) => record.output === text)
    : recordWith(records, inputs, values);
  if (same === undefined) {
    return sameInputs.length > 0
      ? 'is not what the sample printed'
      : 'has no record for the sample and the files around it as they are now';
  }
  if (!isFirst && hashText(same.text ?? '') !== same.output) {
    return 'has another text in its record than what was printed';
  }
  return same.version === release
    ? undefined
    : `was printed by ${same.version}, but ${release ?? 'no release'} is documented`;
}
