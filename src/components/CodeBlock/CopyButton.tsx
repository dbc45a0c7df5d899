import {type ReactNode, useEffect, useState} from 'react';

export interface CopyButtonProps {
  readonly className: string;
  /** Called at the press: what to copy. */
  readonly text: () => string;
}

type State = 'ready' | 'copied' | 'failed';

const labels: Readonly<Record<State, string>> = {
  ready: 'Copy',
  copied: 'Copied',
  failed: 'Not copied: select the text',
};

/** Copies a sample and says for two seconds whether that worked. */
export function CopyButton({className, text}: CopyButtonProps): ReactNode {
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setState('ready');
    }, 2000);
    return () => {
      window.clearTimeout(timer);
    };
  }, [state]);
  const copy = () => {
    navigator.clipboard.writeText(text()).then(
      () => {
        setState('copied');
      },
      () => {
        setState('failed');
      },
    );
  };
  return (
    <button type="button" className={className} onClick={copy}>
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
