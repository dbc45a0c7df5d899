import {versionOfTag} from '../read/addresses';
import type {ClassHistory, History} from '../schema/history';

/** Since when names exist, in the words of a page. */
export interface Since {
  /** The first release of a class, as in "1.2.0"; undefined if its library has no history. */
  readonly ofClass: (fqcn: string) => string | undefined;
  /** The first release of a member that is younger than its class: of `map()`, `$width`, `Widest`. */
  readonly ofMember: (fqcn: string, member: string) => string | undefined;
}

/** Reads the histories of repositories. The first stored release may not be the first one. */
export function sinceOf(histories: readonly History[]): Since {
  const classes = new Map(
    histories.flatMap((history) =>
      Object.entries(history.classes).map(([fqcn, one]) => [fqcn, {one, history}] as const),
    ),
  );
  return {
    ofClass: (fqcn) => {
      const found = classes.get(fqcn);
      return found && sinceText(found.one, found.history);
    },
    ofMember: (fqcn, member) => {
      const found = classes.get(fqcn);
      const one = memberOf(found?.one, member);
      return found === undefined || one === undefined || one.since <= found.one.since
        ? undefined
        : versionOf(found.history, one.since);
    },
  };
}

function memberOf(history: ClassHistory | undefined, member: string) {
  // The keys are names of a library: `constructor` must not find what every object has.
  return Object.entries(history?.members ?? {}).find(([name]) => name === member)?.[1];
}

function sinceText({since}: ClassHistory, history: History): string {
  const version = versionOf(history, since);
  return since === 0 ? `${version} or earlier` : version;
}

/** A release without the letter of its tag. */
export function versionOf({releases}: History, index: number): string {
  const tag = releases[index]?.[0];
  if (tag === undefined) {
    throw new Error(`The history has no release ${String(index)}.`);
  }
  return versionOfTag(tag);
}
