const types = ['feat', 'fix', 'docs', 'style', 'refactor', 'test', 'build', 'ci', 'chore', 'perf'];
const shape = new RegExp(String.raw`^(?:${types.join('|')})(?:\([a-z0-9][a-z0-9./-]*\))?: \S.*\S$`);
const longest = 72;

/** What is wrong with the subjects of commits, one line each. */
export function checkSubjects(subjects: readonly string[]): string[] {
  return subjects.flatMap((subject) => {
    const found = [];
    if (!shape.test(subject)) {
      found.push(`"${subject}": write "type(scope): subject", type one of ${types.join(', ')}.`);
    }
    if (subject.length > longest) {
      found.push(`"${subject}": ${subject.length} characters, at most ${longest}.`);
    }
    return found;
  });
}
