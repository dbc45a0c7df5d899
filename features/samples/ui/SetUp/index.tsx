import type {ReactNode} from 'react';

import {useOpenAtTarget} from '../../../../shared/ui/useOpenAtTarget';
import styles from './styles.module.css';

export interface SetUpProps {
  /** The variables that the samples of the page take from it: `$mapper $shipment`. */
  readonly variables: string;
  readonly children: ReactNode;
}

/** What the samples of a page start with, closed until the reader opens it or follows a link into it, open on paper. */
export function SetUp({variables, children}: SetUpProps): ReactNode {
  useOpenAtTarget();
  return (
    <div className={styles.setUp} data-set-up="">
      {/* The content is its neighbor, not its child: only so is it printed while closed, in all browsers. */}
      <details>
        <summary>
          Setup for the samples
          {variables !== '' && ': '}
          {variables !== '' && <code>{variables.replaceAll(' ', ', ')}</code>}
        </summary>
      </details>
      <div>{children}</div>
    </div>
  );
}
