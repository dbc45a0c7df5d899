import {useEffect, useState} from 'react';

type State = 'ready' | 'copied' | 'failed';
type Text = string | Promise<string>;

/** Whether a text was copied, for two seconds, and a function that copies a text or the result of a promise. */
export function useCopy(): readonly [State, (text: Text) => void] {
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    if (state === 'ready') {
      return undefined;
    }
    const timer = window.setTimeout(() => {
      setState('ready');
    }, 2000);
    return () => {
      window.clearTimeout(timer);
    };
  }, [state]);
  const copy = (text: Text) => {
    write(text).then(
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

async function write(text: Text): Promise<void> {
  // Safari writes only during the press, so it gets the promise; Firefox 115 lacks the class.
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
