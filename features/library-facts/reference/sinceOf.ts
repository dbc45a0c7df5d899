import {versionOfTag} from '../read/addresses';
import type {ClassHistory, History, SymbolHistory} from '../schema/history';

/** Since when names exist, in the words of a page. */
export interface Since {
  /**
   * The first release of a class, and those without it: "1.2.0", "1.2.0, not in 1.4.0 to 1.4.2". Undefined if its
   * library has no history.
   */
  readonly ofClass: (fqcn: string) => string | undefined;
  /** The same of a member that is younger than its class or was away: of `map()`, `$width`, `Widest`. */
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
      return found !== undefined && one !== undefined && isNotable(one, found.one)
        ? sinceText(one, found.history)
        : undefined;
    },
  };
}

/** Whether a member is younger than its class, or was away. */
function isNotable(member: SymbolHistory, owner: SymbolHistory): boolean {
  return member.since > owner.since || absencesOf(member).length > 0;
}

function memberOf(history: ClassHistory | undefined, member: string) {
  const members = history?.members ?? {};
  // The keys are names of a library: `constructor` must not find what every object has.
  return Object.hasOwn(members, member) ? members[member] : undefined;
}

function sinceText(one: SymbolHistory, history: History): string {
  const version = versionOf(history, one.since);
  const absences = absencesOf(one).map(({from, until}) => {
    const [first, last] = [versionOf(history, from), versionOf(history, until - 1)];
    return first === last ? first : `${first} to ${last}`;
  });
  return (
    (one.since === 0 ? `${version} or earlier` : version) +
    (absences.length === 0 ? '' : `, not in ${absences.join(', ')}`)
  );
}

/** The spans without a name; an internal one is there. */
function absencesOf({away = []}: SymbolHistory) {
  return away.filter(({internal}) => internal !== true);
}

/** A release without the letter of its tag. */
export function versionOf({releases}: History, index: number): string {
  const tag = releases[index]?.[0];
  if (tag === undefined) {
    throw new Error(`The history has no release ${String(index)}.`);
  }
  return versionOfTag(tag);
}
