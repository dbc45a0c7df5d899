import {useEffect, useState} from 'react';

type State = 'ready' | 'copied' | 'failed';

/** Whether a text was copied, for two seconds, and a function that copies one. */
export function useCopy(): readonly [State, (text: string) => void] {
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setState('ready');
    }, 2000);
    return () => {
      window.clearTimeout(timer);
    };
  }, [state]);
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => {
        setState('copied');
      },
      () => {
        setState('failed');
      },
    );
  };
  return [state, copy];
}
