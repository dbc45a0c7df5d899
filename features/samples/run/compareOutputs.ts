import type {Block} from '../parse/readBlocks';
import {recordWith, writeOutputRecords} from '../schema/outputRecords';

import {hashInputs} from './hashInputs';
import {
  type RunResult,
  differenceOf,
  outputsToRun,
  placeOf,
  runWith,
  withServers,
} from './outputsToRun';

/**
 * Runs the recorded samples with the other versions of PHP that the options name, and records which of them print
 * the same. Samples that vary PHP or run in a browser are left out.
 */
export function compareOutputs(
  blocks: readonly Block[],
  options: {readonly libs: string; readonly php: readonly string[]},
): RunResult {
  const problems: string[] = [];
  let run = 0;
  withServers((servers) => {
    for (const {page, known, outputs} of outputsToRun(blocks, options, servers)) {
      let records = known;
      for (const {combination, shown, ...surrounding} of outputs) {
        const record = recordWith(known, hashInputs(combination), combination.values);
        if (record === undefined) {
          problems.push(`${placeOf(combination)}: has no record to compare with.`);
        } else if (combination.php === undefined && record.browser === undefined) {
          const others = surrounding.programs.filter(
            ({version, isOther}) => isOther && version !== record.php,
          );
          const same = others.filter((program) => {
            const printed = runWith(combination, program, surrounding);
            const isSame = 'text' in printed && printed.text === (record.text ?? shown.value);
            run += 1;
            if (!isSame) {
              const difference =
                'failure' in printed
                  ? printed.failure
                  : differenceOf(record.text ?? shown.value, printed.text, surrounding.folder);
              problems.push(
                `${placeOf(combination)}: PHP ${program.version} differs.\n${difference}`,
              );
            }
            return isSame;
          });
          const also = same.map(({version}) => version).sort();
          const {also: _, ...rest} = record;
          const compared = {...rest, ...(also.length > 0 && {also})};
          records = records.map((one) => (one === record ? compared : one));
        }
      }
      writeOutputRecords(page, records);
    }
  });
  return {run, problems};
}
