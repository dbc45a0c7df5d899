import {allLibraries} from '../../library-facts';
import {type GenerationFiles, generationProblems, generationsFolder} from '../quality/generations';
import {kinds} from '../quality/queries';

/** The state of the repository and of the built site when a generation is to be run. */
export interface StateOfRun {
  readonly files: GenerationFiles;
  /** What Git lists as changed. */
  readonly changes: string;
  /** The name of a search file that the inputs of today give, and that of the built site. */
  readonly expected: string;
  readonly built: string;
}

const sections = allLibraries.map(({section}) => section);

/** Why a generation must not be run now: its only record names the commit that the answers are of. Undefined if it may. */
export function whyNotToRun({files, changes, expected, built}: StateOfRun): string | undefined {
  if (files.run !== null) {
    return `${generationsFolder}/${files.name}.run.json is there: a generation is run once.`;
  }
  const problems = generationProblems(files, kinds, sections);
  if (problems.length > 0) {
    return problems.join('\n');
  }
  if (changes !== '') {
    return `Commit these first, since the record names the commit:\n${changes}`;
  }
  return built === expected
    ? undefined
    : `Build first: build/${built} was made from other files than those of today.`;
}
