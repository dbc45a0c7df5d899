import {findPhrases} from '../../../shared/text/findPhrases';

const types = ['feat', 'fix', 'docs', 'style', 'refactor', 'test', 'build', 'ci', 'chore', 'perf'];
const shape = new RegExp(String.raw`^(?:${types.join('|')})(?:\([a-z0-9][a-z0-9./-]*\))?: \S.*\S$`);
const longest = 72;
// The first day on which subjects are checked for phrases; earlier ones cannot be changed.
const firstDay = '2026-11-23';

/** A commit: its day in ISO format and its subject. */
export interface Commit {
  readonly day: string;
  readonly subject: string;
}

/** Reads a line of `git log --format='%cs %s'`. */
export function readCommit(line: string): Commit {
  return {day: line.slice(0, 10), subject: line.slice(11)};
}

/** What is wrong with the subjects of commits, one line each. */
export function checkSubjects(commits: readonly Commit[]): string[] {
  return commits.flatMap(({day, subject}) => {
    const found = [];
    if (!shape.test(subject)) {
      found.push(`"${subject}": write "type(scope): subject", type one of ${types.join(', ')}.`);
    }
    if (subject.length > longest) {
      found.push(`"${subject}": ${subject.length} characters, at most ${longest}.`);
    }
    const phrases = day < firstDay ? [] : findPhrases(subject);
    return [...found, ...phrases.map(({text, advice}) => `"${subject}": "${text}": ${advice}.`)];
  });
}
