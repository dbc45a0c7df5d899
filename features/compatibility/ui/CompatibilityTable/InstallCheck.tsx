import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useState} from 'react';

import type {InstallReport} from '../InstallReport';
import styles from './styles.module.css';

interface Shown {
  readonly Report: typeof InstallReport;
  readonly text: Promise<string>;
}

/** A button that reads a composer.json or composer.lock from the clipboard and says which libraries install. */
export function InstallCheck({address}: {readonly address: string}): ReactNode {
  const [shown, setShown] = useState<Shown>();
  const [status, setStatus] = useState('');
  const file = useBaseUrl(address);
  const check = () => {
    if (!('clipboard' in navigator && 'readText' in navigator.clipboard)) {
      setStatus('This browser lets no page read the clipboard. Compare the table by hand.');
      return;
    }
    setStatus('Checking …');
    // Browsers allow it only during the press.
    const text = navigator.clipboard.readText();
    text.catch(() => null);
    import('../InstallReport').then(
      ({InstallReport: Report}) => {
        setShown({Report, text});
      },
      () => {
        setStatus('The check did not load. Press the button again.');
      },
    );
  };
  return (
    <>
      <button type="button" className={styles.check} onClick={check}>
        Check my composer.json or composer.lock
      </button>
      <p role="status">{status}</p>
      {shown && <shown.Report text={shown.text} address={file} onResult={setStatus} />}
    </>
  );
}
