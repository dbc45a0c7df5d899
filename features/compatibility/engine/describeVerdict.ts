import type {Installable, Verdict} from './verdict';

/** A verdict in one line, for the records that tests compare. */
export function describeVerdict({library, documented, conflicts, earlier}: Verdict): string {
  if (documented !== undefined) {
    return `${library.section}: ${describe(documented)}`;
  }
  const [first] = conflicts;
  const has = first?.has.map(({by, text}) => `${text} (${by})`).join(', ');
  const reason =
    first === undefined
      ? '?'
      : `${first.wanted.by} wants ${first.package} ${first.wanted.text}, not ${has ?? ''}`;
  return `${library.section}: ${reason}; ${earlier === undefined ? 'nothing' : describe(earlier)}`;
}

function describe({command, updates, php}: Installable): string {
  return [
    command,
    ...updates.map(({by, text}) => `${by} to ${text}`),
    ...(php === undefined ? [] : [`PHP ${php}`]),
  ].join(', ');
}
