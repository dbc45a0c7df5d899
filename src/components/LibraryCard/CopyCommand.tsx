import type {ReactNode} from 'react';

import {useCopy} from '../../../shared/ui/useCopy';
import {Icon} from '../../../shared/ui/Icon';
import styles from './styles.module.css';

export interface CopyCommandProps {
  readonly command: string;
}

/** Copies a command and says for two seconds whether that worked. */
export function CopyCommand({command}: CopyCommandProps): ReactNode {
  const [state, copy] = useCopy();
  return (
    <>
      <button
        className={styles.copy}
        type="button"
        aria-label={`Copy ${command}`}
        onClick={() => {
          copy(command);
        }}
      >
        <Icon name="copy" />
      </button>
      <span className={styles.said} aria-live="polite">
        {state === 'copied' && 'Copied'}
        {state === 'failed' && 'Not copied'}
      </span>
    </>
  );
}
