import {type ReactNode, type SyntheticEvent, useRef, useState} from 'react';

import type {SampleNames} from '../SampleNames';

interface Loaded {
  readonly Names: typeof SampleNames;
  readonly pre: HTMLPreElement;
  readonly figure: HTMLElement;
  readonly first: Event;
  readonly text: unknown;
}

type OnEvent = (event: SyntheticEvent<HTMLPreElement>) => void;
interface Listeners {
  readonly onPointerOver?: OnEvent;
  readonly onFocus?: OnEvent;
  readonly onClick?: OnEvent;
  readonly onKeyDown?: OnEvent;
}

/**
 * The popovers of the names in a sample, and the listeners of its `pre`. Their code is loaded when the pointer
 * or the focus first reaches a sample that has types; the last event before that is passed on to it. The
 * popovers start again when the text of the sample changes.
 */
export function useSampleNames(
  address: string | undefined,
  text: unknown,
): readonly [ReactNode, Listeners] {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const first = useRef<Event | null>(null);

  if (address === undefined) {
    return [null, {}];
  }
  if (loaded !== null && loaded.text === text) {
    const {Names, pre, figure, first: event} = loaded;
    return [<Names address={address} pre={pre} figure={figure} first={event} />, {}];
  }
  const load: OnEvent = ({currentTarget: pre, nativeEvent}) => {
    first.current = nativeEvent;
    const figure = pre.closest('figure');
    import('../SampleNames').then(
      ({SampleNames: Names}) => {
        if (figure !== null) {
          setLoaded({Names, pre, figure, first: first.current ?? nativeEvent, text});
        }
      },
      // Only the popovers are missing; the next event tries again.
      () => undefined,
    );
  };
  return [null, {onPointerOver: load, onFocus: load, onClick: load, onKeyDown: load}];
}
