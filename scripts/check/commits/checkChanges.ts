/** A commit: its day in ISO format and the files that it changed. */
export interface ChangedFiles {
  readonly hash: string;
  readonly day: string;
  readonly files: readonly string[];
}

/** A change of pages that names its commit. */
export interface NamedChange {
  readonly section: string;
  readonly id: string;
  readonly date: string;
  readonly pages: readonly string[];
  readonly commit?: string;
}

/** Reads what `git log --format='%x00%H %as' --name-only` prints. */
export function readLog(log: string): ChangedFiles[] {
  return log
    .split('\0')
    .slice(1)
    .map((part) => {
      const [head = '', ...files] = part.split('\n').filter((line) => line !== '');
      const [hash = '', day = ''] = head.split(' ');
      return {hash, day, files};
    });
}

/** What is wrong with the changes that name a commit, one line each: it is of that day and changed one of the pages. */
export function checkChanges(
  changes: readonly NamedChange[],
  commits: readonly ChangedFiles[],
): string[] {
  return changes.flatMap(({section, id, date, pages, commit}) => {
    if (commit === undefined) {
      return [];
    }
    const found = commits.find(({hash}) => hash.startsWith(commit));
    const name = `The change ${section}/${id}`;
    if (found === undefined) {
      return [`${name}: there is no commit ${commit}.`];
    }
    const isChanged = pages.some((page) => found.files.some((file) => isFileOf(file, page)));
    return [
      ...(found.day === date ? [] : [`${name}: the commit ${commit} is of ${found.day}.`]),
      ...(isChanged ? [] : [`${name}: the commit ${commit} changed none of its pages.`]),
    ];
  });
}

function isFileOf(file: string, page: string): boolean {
  return ['.md', '.mdx', '/index.md', '/index.mdx'].some((end) => file === `docs${page}${end}`);
}
