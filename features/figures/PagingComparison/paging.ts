/** A reading of a weather station. */
export interface Row {
  readonly id: number;
  readonly takenAt: string;
  readonly station: string;
  readonly celsius: string;
}

export type Direction = 'next' | 'previous';
export type Mode = 'offset' | 'keyset';

/** A page as the reader got it; later changes of the table do not change it. */
export interface Page {
  readonly number: number;
  readonly rows: readonly Row[];
  /** How it was asked for, in words. */
  readonly asked: string;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/** One way of paging: its page, and the pages read since the start or since the reader turned around. */
export interface Side {
  readonly page: Page;
  readonly direction: Direction | undefined;
  readonly read: readonly Page[];
  /** The ids that were in the table the whole time. */
  readonly known: readonly number[];
}

export interface State {
  /** All rows, newest first, deleted ones too, so that they can be restored. */
  readonly table: readonly Row[];
  readonly deleted: readonly number[];
  readonly offset: Side;
  readonly keyset: Side;
  readonly news: string;
}

export type Action =
  | {readonly type: 'add' | 'restart' | 'showRepeated' | 'showSkipped'}
  | {readonly type: 'toggle'; readonly id: number}
  | {readonly type: 'move'; readonly direction: Direction};

export const pageSize = 4;

const modes = ['offset', 'keyset'] as const;

/** The rows in the table now, newest first. */
export function rowsIn({table, deleted}: Pick<State, 'table' | 'deleted'>): readonly Row[] {
  return table.filter(({id}) => !deleted.includes(id));
}

/** The ids of rows that are on more than one of the pages read. */
export function seenTwice({read}: Side): number[] {
  const ids = read.flatMap(({rows}) => rows.map(({id}) => id));
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}

/** The ids of rows that were there all the time, between rows that were read, and on no page. */
export function neverShown({read, known}: Side, rows: readonly Row[]): number[] {
  const seen = read.flatMap((page) => page.rows);
  return rows
    .filter(
      (row) =>
        known.includes(row.id) &&
        seen.some((other) => isBefore(other, row)) &&
        seen.some((other) => isBefore(row, other)) &&
        !seen.some(({id}) => id === row.id),
    )
    .map(({id}) => id);
}

/** Whether a row of the current page stood on an earlier one too. */
export function isRepeated({read, page}: Side, id: number): boolean {
  return read.some((other) => other !== page && other.rows.some((row) => row.id === id));
}

/** Whether the page of a side leads to another one in a direction. */
export function canMove({page}: Side, direction: Direction): boolean {
  return direction === 'next' ? page.hasNext : page.hasPrevious;
}

/** The table with twelve rows and both sides on their first page. */
export function start(): State {
  const table = Array.from({length: 12}, (_, at) => reading(12 - at));
  const sideOn = (page: Page): Side => ({
    page,
    direction: undefined,
    read: [page],
    known: table.map(({id}) => id),
  });
  return {
    table,
    deleted: [],
    offset: sideOn(pageByOffset(table, 1)),
    keyset: sideOn(keysetPage(table, 1, 'next', undefined)),
    news: 'Both sides show page 1.',
  };
}

/** The state after an action of the reader. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'restart':
      return start();
    case 'add':
      return add(state);
    case 'toggle':
      return toggle(state, action.id);
    case 'move':
      return move(state, action.direction);
    case 'showRepeated':
      return after('Row 13 was added while page 1 was open.', {type: 'add'});
    case 'showSkipped':
      return after('Row 12 was deleted while page 1 was open.', {type: 'toggle', id: 12});
  }
}

function after(cause: string, change: Action): State {
  const moved = reduce(reduce(start(), change), {type: 'move', direction: 'next'});
  return {...moved, news: `${cause} ${moved.news}`};
}

function add(state: State): State {
  const id = state.table.length + 1;
  return {
    ...state,
    table: [reading(id), ...state.table],
    news: `Row ${id} added at the top. The open pages stay as they are.`,
  };
}

function toggle(state: State, id: number): State {
  if (state.deleted.includes(id)) {
    return {
      ...state,
      deleted: state.deleted.filter((other) => other !== id),
      news: `Row ${id} restored. The open pages stay as they are.`,
    };
  }
  const without = (side: Side): Side => ({
    ...side,
    known: side.known.filter((other) => other !== id),
  });
  return {
    ...state,
    deleted: [...state.deleted, id],
    offset: without(state.offset),
    keyset: without(state.keyset),
    news: `Row ${id} deleted. The open pages stay as they are.`,
  };
}

function move(state: State, direction: Direction): State {
  const rows = rowsIn(state);
  const moved = {
    ...state,
    offset: turn(state.offset, direction, rows, nextByOffset),
    keyset: turn(state.keyset, direction, rows, nextByKeyset),
  };
  return {...moved, news: modes.map((mode) => newsOf(state, moved, mode, direction)).join(' ')};
}

type Ask = (rows: readonly Row[], page: Page, direction: Direction) => Page;

function turn(side: Side, direction: Direction, rows: readonly Row[], ask: Ask): Side {
  if (!canMove(side, direction)) {
    return side;
  }
  const page = ask(rows, side.page, direction);
  if (page.rows.length === 0) {
    return side;
  }
  const goesOn = side.direction === undefined || side.direction === direction;
  return {
    page,
    direction,
    read: [...(goesOn ? side.read : [side.page]), page],
    known: goesOn ? side.known : rows.map(({id}) => id),
  };
}

function newsOf(before: State, now: State, mode: Mode, direction: Direction): string {
  const side = now[mode];
  const name = mode === 'offset' ? 'By offset' : 'By keyset';
  if (side === before[mode]) {
    return canMove(side, direction)
      ? `${name}: the page does not exist.`
      : `${name}: no ${direction} page.`;
  }
  const twice = seenTwice(side);
  const never = neverShown(side, rowsIn(now));
  const faults = [
    ...(twice.length > 0 ? [`seen twice: ${twice.join(', ')}`] : []),
    ...(never.length > 0 ? [`never shown: ${never.join(', ')}`] : []),
  ];
  const found = faults.length > 0 ? faults.join(', ') : 'nothing seen twice, nothing left out';
  return `${name}, page ${side.page.number}: ${found}.`;
}

function nextByOffset(rows: readonly Row[], page: Page, direction: Direction): Page {
  return pageByOffset(rows, page.number + (direction === 'next' ? 1 : -1));
}

function pageByOffset(rows: readonly Row[], number: number): Page {
  const skipped = (number - 1) * pageSize;
  return {
    number,
    rows: rows.slice(skipped, skipped + pageSize),
    asked: skipped === 0 ? firstRows : `skip ${skipped} rows, then ${pageSize}`,
    hasNext: rows.length > skipped + pageSize,
    hasPrevious: number > 1,
  };
}

function nextByKeyset(rows: readonly Row[], page: Page, direction: Direction): Page {
  const next = direction === 'next';
  return keysetPage(rows, page.number + (next ? 1 : -1), direction, page.rows.at(next ? -1 : 0));
}

// Like the pages of the library: with a boundary there is always a way back, to the page it came from.
function keysetPage(
  rows: readonly Row[],
  number: number,
  direction: Direction,
  boundary: Row | undefined,
): Page {
  const next = direction === 'next';
  const left =
    boundary === undefined
      ? rows
      : rows.filter((row) => (next ? isBefore(boundary, row) : isBefore(row, boundary)));
  const more = left.length > pageSize;
  return {
    number,
    rows: next ? left.slice(0, pageSize) : left.slice(-pageSize),
    asked:
      boundary === undefined
        ? firstRows
        : `${pageSize} rows ${next ? 'after' : 'before'} ${boundary.takenAt}, row ${boundary.id}`,
    hasNext: next ? more : true,
    hasPrevious: next ? boundary !== undefined : more,
  };
}

const firstRows = `the first ${pageSize} rows`;

// Newest first, and of the same time the higher id first.
const isBefore = (a: Row, b: Row) =>
  a.takenAt > b.takenAt || (a.takenAt === b.takenAt && a.id > b.id);

// Two stations report every ten minutes, so that times are equal and the id decides.
function reading(id: number): Row {
  const minutes = Math.floor(id / 2) * 10;
  const hour = String(6 + Math.floor(minutes / 60)).padStart(2, '0');
  return {
    id,
    takenAt: `${hour}:${String(minutes % 60).padStart(2, '0')}`,
    station: id % 2 === 0 ? 'Bandung' : 'Ambon',
    celsius: (id % 2 === 0 ? 21 + id / 10 : 26 + id / 10).toFixed(1),
  };
}
