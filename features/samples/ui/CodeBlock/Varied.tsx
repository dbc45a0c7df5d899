import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, type RefObject, useEffect, useMemo, useState} from 'react';

import {chosenIn, nameOf, numberOf, readChoices} from '@site/features/samples/markup/choices';
import type {Segment} from '@site/features/samples/markup/segments';
import {loadWhenIdle} from '@site/shared/ui/loadWhenIdle';

import type {Loaded} from '../Variation/load';
import {Choices} from './Choices';
import {useSearch} from './useSearch';

interface VariedProps {
  /** What the reader can choose, as `writeChoices` wrote it. */
  readonly choices: string;
  /** The file with the texts of the page, and the number of this block in it. */
  readonly texts: string;
  /** An output has the buttons; a sample only follows them. */
  readonly isOutput: boolean;
  readonly figure: RefObject<HTMLElement | null>;
  /** Shows another text in the block. */
  readonly onText: (segments: readonly Segment[]) => void;
}

/**
 * What makes a block vary: the buttons, which are in the page, and the script that puts other texts into the
 * block, which comes with the texts when the browser has nothing else to do, or with the first choice.
 */
export function Varied({choices, texts, isOutput, figure, onText}: VariedProps): ReactNode {
  const [address = '', number = ''] = texts.split('#');
  const url = useBaseUrl(address);
  const list = useMemo(() => readChoices(choices), [choices]);
  const chosen = chosenIn(list, useSearch());
  const at = numberOf(list, chosen);
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  const [news, setNews] = useState('');

  const isLoaded = loaded !== null && loaded !== 'failed';
  useEffect(() => {
    if (isLoaded) {
      return undefined;
    }
    const load = () => {
      import('../Variation/load')
        .then((script) => script.load(url, Number(number)))
        .then(setLoaded, () => {
          setLoaded('failed');
        });
    };
    // Printing cannot wait for the other outputs; a choice does, and tries again after a failure.
    if (at > 0) {
      load();
      return undefined;
    }
    return loadWhenIdle(load);
  }, [url, number, isLoaded, at]);

  const hasFailed = loaded === 'failed' && at > 0;
  const first = nameOf(
    list,
    list.map(([, , value]) => value ?? ''),
  );
  return (
    <>
      {isOutput && (
        <Choices
          list={list}
          chosen={chosen}
          texts={texts}
          hasFailed={hasFailed}
          news={
            hasFailed
              ? `Not loaded: this is the output with ${first}. Choose again to retry.`
              : news
          }
        />
      )}
      {isLoaded && (
        <loaded.Variation
          list={list}
          at={at}
          text={loaded.text}
          paper={isOutput ? figure : undefined}
          onText={onText}
          onNews={setNews}
        />
      )}
    </>
  );
}
