import type {ReactNode} from 'react';

import {useCopy} from '../../../../shared/ui/useCopy';
import styles from './styles.module.css';

const labels = {ready: 'Copy', copied: 'Copied', failed: 'Not copied: select the text'} as const;

/** A command with a button that copies it. */
export function Command({text}: {readonly text: string}): ReactNode {
  const [state, copy] = useCopy();
  return (
    <div className={styles.command}>
      <code>{text}</code>
      <button
        type="button"
        className={styles.copy}
        aria-label={state === 'ready' ? `Copy ${text}` : undefined}
        onClick={() => {
          copy(text);
        }}
      >
        <span aria-live="polite">{labels[state]}</span>
      </button>
    </div>
  );
}
