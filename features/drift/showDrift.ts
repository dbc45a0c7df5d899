import {type Change, showChange} from './compareFacts';
import type {Drift} from './findDrift';

/** The report for people; `isWhole` also lists the changes that no page names. */
export function showDrift({problems, changes, mentioned, facts}: Drift, isWhole: boolean): string {
  const pages = new Set(problems.map(({page}) => page)).size;
  const places = `${counted(problems.length, 'place')} on ${counted(pages, 'page')}`;
  const others = changes.filter((change) => !mentioned.has(change));
  return [
    ...problems.map(({page, line, kind, message}) => `${page}:${line} ${kind}: ${message}`),
    ...(isWhole ? others.map((one) => `${one.library}: ${showChange(one)}`) : []),
    ...countsOf(others),
    `Compared ${facts} facts: ${changes.length} differ, pages name ${mentioned.size} of them.`,
    `${places} ${problems.length === 1 ? 'needs' : 'need'} a review.`,
  ].join('\n');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The report as data. */
export function driftData({problems, changes, mentioned, facts}: Drift): object {
  const listed = changes.map((change) => ({...change, isMentioned: mentioned.has(change)}));
  return {facts, problems, changes: listed};
}

/** The number of changes of each kind that no page names. */
function countsOf(changes: readonly Change[]): string[] {
  const rows = new Map<string, {removed: number; new: number; changed: number}>();
  for (const {library, kind, before, after} of changes) {
    const key = `${library}, not on pages: ${kind}`;
    const row = rows.get(key) ?? {removed: 0, new: 0, changed: 0};
    row[before === undefined ? 'new' : after === undefined ? 'removed' : 'changed'] += 1;
    rows.set(key, row);
  }
  return [...rows].map(([key, row]) => {
    return `${key}: ${row.removed} removed, ${row.new} new, ${row.changed} changed`;
  });
}
