import {type ReactNode, type SyntheticEvent, useRef, useState} from 'react';

import type {SampleNames} from '../SampleNames';

interface Loaded {
  readonly Names: typeof SampleNames;
  readonly pre: HTMLPreElement;
  readonly figure: HTMLElement;
  readonly first: Event;
}

type OnEvent = (event: SyntheticEvent<HTMLPreElement>) => void;
interface Listeners {
  readonly onPointerOver?: OnEvent;
  readonly onFocus?: OnEvent;
  readonly onClick?: OnEvent;
  readonly onKeyDown?: OnEvent;
}

/**
 * The popovers of the names in a sample, and what its `pre` listens to. Their code is loaded when the
 * pointer or the focus first comes to a sample whose types lie at an address; the last event in the
 * meantime is handed on.
 */
export function useSampleNames(address: string | undefined): readonly [ReactNode, Listeners] {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const first = useRef<Event | null>(null);

  if (address === undefined) {
    return [null, {}];
  }
  if (loaded !== null) {
    const {Names, ...rest} = loaded;
    return [<Names address={address} {...rest} />, {}];
  }
  const load: OnEvent = ({currentTarget: pre, nativeEvent}) => {
    first.current = nativeEvent;
    const figure = pre.closest('figure');
    import('../SampleNames').then(
      ({SampleNames: Names}) => {
        if (figure !== null) {
          setLoaded({Names, pre, figure, first: first.current ?? nativeEvent});
        }
      },
      // Nothing is lost but the popovers; the next event tries again.
      () => undefined,
    );
  };
  return [null, {onPointerOver: load, onFocus: load, onClick: load, onKeyDown: load}];
}
