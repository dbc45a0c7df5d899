import {PlainError} from '../shared/process/runMain';

/** What a measure needs, such as a browser; fails with the reason why there is none. */
export function prepared<Needed extends object>(
  outcome: Needed | {readonly failure: string},
): Needed {
  if ('failure' in outcome) {
    throw new PlainError(outcome.failure);
  }
  return outcome;
}
