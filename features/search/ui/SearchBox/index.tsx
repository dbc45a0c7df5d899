import {useEffect, useId} from 'react';
import type {FocusEvent, ReactNode} from 'react';

import {loadWhenIdle} from '../../../../shared/ui/loadWhenIdle';
import {SearchField} from '../SearchField';
import {SearchPanel} from '../SearchPanel';
import {countText} from '../countText';
import {useLoadSearch, useSearchState} from '../useSearch';
import {useSearchBox} from '../useSearchBox';
import {useSearchFocus} from '../useSearchFocus';
import {useShortcut} from '../useShortcut';
import styles from './styles.module.css';

export interface SearchBoxProps {
  /** `bar`: in the navbar, the list floats below. `sheet`: fills a sheet, takes the focus. */
  readonly variant: 'bar' | 'sheet';
  /** Shown beside the input. */
  readonly aside?: ReactNode;
  /** Called when the reader goes to a page. */
  readonly onLeave?: () => void;
}

/** The search box: an input and the list of what it has found. */
export function SearchBox({aside, variant, onLeave}: SearchBoxProps) {
  const id = useId();
  const {status} = useSearchState();
  const load = useLoadSearch();
  const focus = useSearchFocus(status);
  const inSheet = variant === 'sheet';
  const box = useSearchBox(inSheet, onLeave);
  const shown = box.answer !== null && (box.open || inSheet) ? box.answer : null;

  useEffect(() => loadWhenIdle(load), [load]);
  useShortcut(focus.wrapper, focus.focus);
  const onBlur = ({currentTarget, relatedTarget}: FocusEvent) => {
    const inside = currentTarget.contains(relatedTarget);
    focus.setHeld(inside);
    // Going to another window keeps the list open: the input is still the active element then.
    if (!inside && document.activeElement !== focus.input.current) {
      box.dispatch({type: 'close'});
    }
  };
  return (
    <div
      role="presentation"
      className={inSheet ? styles.sheet : styles.bar}
      onFocus={() => {
        focus.setHeld(true);
      }}
      onBlur={onBlur}
    >
      <div className={styles.head}>
        <SearchField
          box={box}
          focus={focus}
          listId={`${id}-list`}
          load={load}
          status={status}
          inSheet={inSheet}
        />
        {aside}
      </div>
      <p className={styles.status} role="status">
        {shown !== null && countText(shown.found.hits)}
      </p>
      {shown !== null && (
        <SearchPanel
          active={box.active}
          answer={shown}
          inSheet={inSheet}
          links={box.links}
          listId={`${id}-list`}
          onActive={(active) => {
            box.dispatch({type: 'move', active});
          }}
          onLeave={box.leave}
          onNear={(text) => {
            box.dispatch({type: 'change', text});
            focus.focus();
          }}
        />
      )}
    </div>
  );
}
