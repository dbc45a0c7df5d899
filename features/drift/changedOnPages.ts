import {push} from '../../shared/lists/push';
import {lineAt} from '../../shared/text/lineAt';
import type {Block, InlineCode, Problem, TypedName} from '../samples';
import {type Change, showChange} from './compareFacts';
import {type Fact, build} from './facts';
import {fullForms, namedIn, shortForms} from './writtenForms';

/** A mention of a changed fact on a page. */
export interface Mention extends Problem {
  readonly change: Change;
}

/** The changes behind names in PHP samples, whose classes are known. */
export function changedInSamples(
  names: ReadonlyMap<Block, readonly TypedName[]>,
  changes: readonly Change[],
): Mention[] {
  const old = changes.filter(isOfOld);
  return [...names].flatMap(([{page, line, language: kind, value}, typed]) =>
    typed.flatMap(({start, entry}) =>
      old
        .filter(({name}) => name === entry.name)
        .map((change) => {
          const at = line + lineAt(value, start);
          return {page, line: at, kind, message: showChange(change), change};
        }),
    ),
  );
}

/**
 * The changes of what inline code names. If a name can mean several facts, all of them must have changed: the
 * page may mean one that has not.
 */
export function changedInSentences(
  codes: readonly InlineCode[],
  facts: readonly Fact[],
  nearFacts: (page: string) => readonly Fact[],
  changes: readonly Change[],
): Mention[] {
  const ofFact = new Map(changes.filter(isOfOld).map((one) => [`${one.kind} ${one.name}`, one]));
  const anywhere = group(facts, fullForms);
  const near = new Map<string, ReadonlyMap<string, readonly Fact[]>>();
  return codes.flatMap(({page, line, value}) => {
    const onPage = near.get(page) ?? group(nearFacts(page), shortForms);
    near.set(page, onPage);
    const name = namedIn(value);
    const meant = anywhere.get(name) ?? onPage.get(name) ?? [];
    const changed = meant.flatMap(({kind, name: full}) => ofFact.get(`${kind} ${full}`) ?? []);
    const [change] = changed;
    return change === undefined || changed.length < meant.length
      ? []
      : [{page, line, kind: 'inline code', message: `\`${value}\`: ${showChange(change)}`, change}];
  });
}

function group(
  facts: readonly Fact[],
  formsOf: (fact: Fact) => readonly string[],
): Map<string, Fact[]> {
  const byForm = new Map<string, Fact[]>();
  for (const fact of facts) {
    for (const form of formsOf(fact)) {
      push(byForm, form, fact);
    }
  }
  return byForm;
}

/** Merges mentions of the same change on the same page into one with all lines. */
export function joinMentions(mentions: readonly Mention[]): Mention[] {
  const joined = new Map<string, Mention & {readonly lines: Set<number>}>();
  for (const one of [...mentions].sort((a, b) => a.line - b.line)) {
    const key = `${one.page} ${showChange(one.change)}`;
    const known = joined.get(key);
    if (known === undefined) {
      joined.set(key, {...one, lines: new Set([one.line])});
    } else {
      known.lines.add(one.line);
    }
  }
  return [...joined.values()].map(({lines, ...one}) => {
    const [, ...others] = lines;
    const more = others.length === 0 ? '' : ` (also in ${others.join(', ')})`;
    return {...one, message: one.message + more};
  });
}

/** Neither additions nor changes that no page mentions make a page wrong. */
function isOfOld({before, kind}: Change): boolean {
  return before !== undefined && kind !== build;
}
