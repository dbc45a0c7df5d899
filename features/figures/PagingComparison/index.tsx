import {type ReactNode, useReducer} from 'react';

import {
  type Direction,
  type Mode,
  type Row,
  type State,
  canMove,
  isRepeated,
  neverShown,
  reduce,
  rowsIn,
  seenTwice,
  start,
} from './paging';
import styles from './styles.module.css';

// The initial state shows the idea; it is all that print and readers without JavaScript get.
const initialState = () => reduce(start(), {type: 'showRepeated'});

/** A figure: a list read by offset and by keyset at the same time, while its rows come and go. */
export function PagingComparison(): ReactNode {
  const [state, dispatch] = useReducer(reduce, undefined, initialState);
  const move = (direction: Direction, label: string) => (
    <button
      type="button"
      // Not `disabled`, with which the focus would be lost.
      aria-disabled={!canMove(state.offset, direction) && !canMove(state.keyset, direction)}
      onClick={() => {
        dispatch({type: 'move', direction});
      }}
    >
      {label}
    </button>
  );
  const act = (type: 'add' | 'restart' | 'showRepeated' | 'showSkipped', label: string) => (
    <button
      type="button"
      onClick={() => {
        dispatch({type});
      }}
    >
      {label}
    </button>
  );
  return (
    <figure className={styles.figure}>
      <div className={styles.buttons} role="group" aria-label="Cases">
        {act('showRepeated', 'Show a row seen twice')}
        {act('showSkipped', 'Show a row left out')}
        {act('restart', 'Start again')}
      </div>
      <div className={styles.buttons} role="group" aria-label="Read and change the list">
        {act('add', 'Add a row at the top')}
        {move('previous', 'Previous page')}
        {move('next', 'Next page')}
      </div>
      <p role="status">{state.news}</p>
      <div className={styles.sides}>
        {(['offset', 'keyset'] as const).map((mode) => (
          <PageTable
            key={mode}
            mode={mode}
            state={state}
            onToggle={(id) => {
              dispatch({type: 'toggle', id});
            }}
          />
        ))}
      </div>
      <figcaption>
        Four rows a page, newest first. Both sides turn the page together, and a page stays as it
        was read until then. What is seen twice or never shown is counted from the first page, or
        from where you turned around. A row added above the pages read is met by going back.
      </figcaption>
    </figure>
  );
}

interface PageTableProps {
  readonly mode: Mode;
  readonly state: State;
  readonly onToggle: (id: number) => void;
}

function PageTable({mode, state, onToggle}: PageTableProps): ReactNode {
  const side = state[mode];
  const {number, asked, rows} = side.page;
  return (
    <div>
      <table>
        <caption>
          <strong>
            By {mode}, page {number}
          </strong>
          : {asked}
        </caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Time</th>
            <th scope="col">Station</th>
            <th scope="col">°C</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PageRow
              key={row.id}
              row={row}
              repeated={isRepeated(side, row.id)}
              deleted={state.deleted.includes(row.id)}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
      <p>
        Seen twice: <strong>{listed(seenTwice(side))}</strong>. Never shown:{' '}
        <strong>{listed(neverShown(side, rowsIn(state)))}</strong>.
      </p>
    </div>
  );
}

const listed = (ids: readonly number[]) => (ids.length > 0 ? ids.join(', ') : 'none');

interface PageRowProps {
  readonly row: Row;
  readonly repeated: boolean;
  readonly deleted: boolean;
  readonly onToggle: (id: number) => void;
}

function PageRow({row, repeated, deleted, onToggle}: PageRowProps): ReactNode {
  const verb = deleted ? 'Restore' : 'Delete';
  return (
    <tr className={repeated ? styles.repeated : undefined}>
      <td>
        {row.id}
        {repeated && ' again'}
        {deleted && ' deleted'}
      </td>
      <td>{row.takenAt}</td>
      <td>{row.station}</td>
      <td>{row.celsius}</td>
      <td>
        <button
          type="button"
          aria-label={`${verb} row ${row.id}`}
          onClick={() => {
            onToggle(row.id);
          }}
        >
          {verb}
        </button>
      </td>
    </tr>
  );
}
