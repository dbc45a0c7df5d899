import Head from '@docusaurus/Head';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface PageCrashProps {
  readonly error: Error;
  /** Clears the crash state and renders the page again. */
  readonly tryAgain: () => void;
}

/** Replaces a page that threw an error while rendering. */
export function PageCrash({error, tryAgain}: PageCrashProps): ReactNode {
  return (
    <main className={styles.crash}>
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed</h1>
      <div role="alert" className={styles.message}>
        <ErrorBoundaryError error={error} />
      </div>
      <ErrorBoundaryTryAgainButton className="rk-try-again" onClick={tryAgain} />
    </main>
  );
}
