import type {KeyboardEvent} from 'react';

import type {SearchState} from '@site/features/search/engine/SearchClient';

import {shortcutName} from '../shortcut';
import type {SearchBoxModel} from '../useSearchBox';
import type {SearchFocus} from '../useSearchFocus';
import {Icon} from '../../../../shared/ui/Icon';
import styles from './styles.module.css';

export interface SearchFieldProps {
  readonly box: SearchBoxModel;
  readonly focus: SearchFocus;
  readonly inSheet: boolean;
  readonly listId: string;
  readonly load: () => void;
  readonly status: SearchState['status'];
}

/** The input of the search box in its states: loading, ready, failed. */
export function SearchField({box, focus, inSheet, listId, load, status}: SearchFieldProps) {
  const {wrapper, input, retry, focus: takeFocus} = focus;
  if (status === 'failed') {
    return (
      <div ref={wrapper} className={styles.failed}>
        <Icon name="failed" />
        <span className={styles.message} role="alert">
          Search did not load
        </span>
        <button ref={retry} className={styles.retry} type="button" onClick={load}>
          Retry
        </button>
      </div>
    );
  }
  const ready = status === 'ready';
  const {text, dispatch} = box;
  // A disabled input takes neither focus nor pointer: until it is ready, its frame answers.
  const standIn = {
    role: 'button',
    'aria-label': 'Load the search',
    tabIndex: 0,
    onClick: load,
    onFocus: load,
    onPointerEnter: load,
    onKeyDown: ({key}: KeyboardEvent) => {
      if (key === 'Enter') {
        load();
      }
    },
  };
  const listed = (box.open || inSheet) && box.links.length > 0;
  return (
    <div ref={wrapper} className={styles.field} {...(!ready && standIn)}>
      <Icon name="search" />
      <input
        ref={input}
        className={styles.input}
        // Not "search": the role of a combobox belongs to a text field.
        type="text"
        inputMode="search"
        role="combobox"
        aria-label="Search the documentation"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={listed}
        aria-activedescendant={listed && box.active >= 0 ? `${listId}-${box.active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        disabled={!ready}
        placeholder={ready ? `Search ${inSheet ? '' : shortcutName()}`.trim() : 'Loading...'}
        value={text}
        onChange={(event) => {
          dispatch({type: 'change', text: event.target.value});
        }}
        onFocus={() => {
          dispatch({type: 'open'});
        }}
        onKeyDown={box.onKeyDown}
      />
      {text !== '' && (
        <button
          className={styles.clear}
          type="button"
          aria-label="Clear"
          onClick={() => {
            dispatch({type: 'change', text: ''});
            takeFocus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
