import {hashText} from '../parse/hashText';
import type {Block} from '../parse/readBlocks';
import {type OutputRecord, readOutputRecords} from '../schema/outputRecords';

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
  libraries = documentedReleases(),
): OutputCheck {
  const problems: OutputProblem[] = [];
  let outputs = 0;
  for (const page of new Set(blocks.map((block) => block.page))) {
    const {section} = surroundingsOf(page);
    const records = recordsOf(page);
    const release = libraries.find((library) => library.section === section)?.release;
    for (const output of shownOutputs(blocks.filter((block) => block.page === page))) {
      outputs += 1;
      const inputs = hashInputs(output);
      const text = hashText(output.block.value);
      const sameInputs = records.filter((record) => record.inputs === inputs);
      const same = sameInputs.find((record) => record.output === text);
      const reason =
        same === undefined
          ? sameInputs.length > 0
            ? 'is not what the sample printed'
            : 'has no record for the sample and the files around it as they are now'
          : same.version !== release
            ? `was printed by ${same.version}, but ${release ?? 'no release'} is documented`
            : undefined;
      if (reason !== undefined) {
        const {line} = output.block;
        const command = `npm run samples -- run --libs DIR ${page}`;
        problems.push({page, line, kind: 'output', message: `${reason}. Run: ${command}`});
      }
    }
  }
  return {outputs, problems};
}
