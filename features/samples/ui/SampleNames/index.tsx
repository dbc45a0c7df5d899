import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState} from 'react';

import type {Description} from '../../markup/description';
import {fetchDescriptions} from './descriptions';
import {NamePopover} from './NamePopover';
import styles from './styles.module.css';
import {type NameWatch, type Shown, watchNames} from './watchNames';

export interface SampleNamesProps {
  /** The sample; its names have `data-n`. */
  readonly pre: HTMLPreElement;
  readonly figure: HTMLElement;
  /** The address of the file with the descriptions of the page's names. */
  readonly address: string;
  /** The last event in the sample while this component was loading. */
  readonly first: Event;
}

const failed: Description = {
  kind: '',
  label: 'Not loaded',
  code: ['The types did not load.'],
  notes: ['Close this and open it again to retry.'],
};

/** Shows types and signatures of the names in a sample, to the pointer, to touch and to the keyboard. */
export function SampleNames({pre, figure, address, first}: SampleNamesProps): ReactNode {
  const [shown, setShown] = useState<Shown | null>(null);
  const [known, setKnown] = useState<readonly Description[] | null>(null);
  const watch = useRef<NameWatch>(null);
  const id = useId();
  const url = useBaseUrl(address);

  // An effect would run after the sample has stopped listening: an event in between would be lost.
  useLayoutEffect(() => {
    const names = watchNames(figure, pre, setShown);
    watch.current = names;
    names.begin(first);
    return names.stop;
  }, [pre, figure, first]);

  // Fetched at the start, and again when a name is shown after a failure.
  const isKnown = known !== null && known.length > 0;
  useEffect(() => {
    if (isKnown) {
      return undefined;
    }
    let isWanted = true;
    const set = (descriptions: readonly Description[]) => {
      if (isWanted) {
        setKnown(descriptions);
      }
    };
    fetchDescriptions(url).then(set, () => set([]));
    return () => {
      isWanted = false;
    };
  }, [url, isKnown, shown]);

  const isReady = known !== null;
  // The focus moves before the popover is painted: otherwise the next key would go to the sample.
  useLayoutEffect(() => {
    if (shown === null || !isReady) {
      return undefined;
    }
    const {name, by} = shown;
    name.classList.add(...(styles.shown ?? '').split(' '));
    if (by === 'keys') {
      // Screen readers pass the arrow keys to the page only inside an application.
      pre.setAttribute('role', 'application');
      name.setAttribute('role', 'button');
      name.setAttribute('aria-describedby', id);
      name.tabIndex = -1;
      name.focus();
    }
    return () => {
      name.classList.remove(...(styles.shown ?? '').split(' '));
      pre.setAttribute('role', 'group');
      for (const attribute of ['role', 'aria-describedby', 'tabindex']) {
        name.removeAttribute(attribute);
      }
    };
  }, [pre, shown, isReady, id]);

  if (shown === null || known === null) {
    return null;
  }
  return (
    <NamePopover
      id={id}
      shown={shown}
      description={known[Number(shown.name.dataset.n)] ?? failed}
      pre={pre}
      onClose={() => watch.current?.close()}
    />
  );
}
