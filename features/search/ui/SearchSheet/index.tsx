import {useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';

import {useLoadSearch} from '../useSearch';
import {useShortcut} from '../useShortcut';
import {SearchBox} from '../SearchBox';
import {Icon} from '../../../../shared/ui/Icon';
import styles from './styles.module.css';

/** The search on small screens: a button that opens a sheet with the search box. */
export function SearchSheet() {
  const [open, setOpen] = useState(false);
  const load = useLoadSearch();
  const button = useRef<HTMLButtonElement>(null);
  const show = useCallback(() => {
    load();
    setOpen(true);
  }, [load]);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  useShortcut(button, show);

  return (
    <>
      <button
        ref={button}
        className={styles.button}
        type="button"
        aria-haspopup="dialog"
        aria-label="Search"
        onClick={show}
        onPointerEnter={load}
      >
        <Icon name="search" />
      </button>
      {open && <Sheet onClose={close} />}
    </>
  );
}

interface SheetProps {
  readonly onClose: () => void;
}

function Sheet({onClose}: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  // Back closes the sheet and stays on the page, as it does with the menu.
  useEffect(
    () =>
      history.block((_, action) => {
        if (action === 'POP') {
          onClose();
          return false;
        }
        return undefined;
      }),
    [history, onClose],
  );
  // A modal dialog keeps the focus, closes with Escape and returns the focus: the browser does it, as long
  // as it is closed before it is taken out of the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The last query is there again: what is typed replaces it.
    element?.querySelector('input')?.select();
    const {overflow} = document.body.style;
    document.body.style.overflow = 'hidden';
    return () => {
      element?.close();
      document.body.style.overflow = overflow;
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-modal="true"
      aria-label="Search"
      onClose={onClose}
    >
      <SearchBox
        variant="sheet"
        onLeave={onClose}
        aside={
          <button className={styles.close} type="button" onClick={onClose}>
            Close
          </button>
        }
      />
    </dialog>
  );
}
