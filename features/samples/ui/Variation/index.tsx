import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createPortal, flushSync} from 'react-dom';

import {chosenIn, nameOf, numberOf, readChoices, valuesOf} from '../../markup/choices';
import {compareLines} from '../../markup/compareLines';
import {foldLines} from '../../markup/folds';
import type {Lines, VariedText} from '../../markup/pageTexts';
import type {Segment} from '../CodeBlock/segments';
import {useSearch} from '../CodeBlock/useSearch';
import {describeChanges, markChanges} from './markChanges';
import {fetchTexts} from './pageTexts';
import {TextLines} from './Pieces';
import styles from './styles.module.css';
import {VariedTable, describeTable, newCells} from './VariedTable';

export interface VariationProps {
  /** What the reader can choose, as `writeChoices` wrote it. */
  readonly choices: string;
  /** The file with the texts of the page, and the number of this block in it. */
  readonly texts: string;
  /** Shows another text in the block. */
  readonly onText: (segments: readonly Segment[]) => void;
}

/** Puts the text of the combination that the address names into its block, and says what changed. */
export function Variation({choices, texts, onText}: VariationProps): ReactNode {
  const [address = '', number = ''] = texts.split('#');
  const url = useBaseUrl(address);
  const list = useMemo(() => readChoices(choices), [choices]);
  const at = numberOf(list, chosenIn(list, useSearch()));
  const [buttons, setButtons] = useState<Element | null>(null);
  const [known, setKnown] = useState<VariedText | 'failed' | null>(null);
  const [change, setChange] = useState<Change | null>(null);
  const isPrinting = usePrinting();
  const shown = useRef(0);

  const isKnown = known !== null && known !== 'failed';
  useEffect(() => {
    if (isKnown) {
      return undefined;
    }
    let isWanted = true;
    const set = (value: VariedText | 'failed') => {
      if (isWanted) {
        setKnown(value);
        // A sample that only follows has none.
        setButtons(document.querySelector(`[data-texts="${texts}"]`));
      }
    };
    fetchTexts(url).then(
      (all) => set(all[Number(number)] ?? 'failed'),
      () => set('failed'),
    );
    return () => {
      isWanted = false;
    };
    // A choice after a failure tries again.
  }, [url, number, texts, isKnown, at]);

  useLayoutEffect(() => {
    if (isKnown && at !== shown.current) {
      const next = changeTo(known, shown.current, at);
      shown.current = at;
      onText(next.segments);
      setChange(next);
    }
  }, [known, isKnown, at, onText]);

  const figure = buttons?.parentElement;
  if (!buttons || !figure) {
    return null;
  }
  const hasFailed = known === 'failed' && at !== 0;
  const first = nameOf(list, valuesOf(list, 0));
  const status = hasFailed
    ? `Not loaded: this is the output with ${first}. Choose again to retry.`
    : change?.news;
  return (
    <>
      {createPortal(
        <p role="status" className={clsx(hasFailed && styles.failed)}>
          {status}
        </p>,
        buttons,
      )}
      {change?.table}
      {isPrinting && isKnown && createPortal(<Others list={list} known={known} at={at} />, figure)}
    </>
  );
}

interface OthersProps {
  readonly list: ReturnType<typeof readChoices>;
  readonly known: VariedText;
  readonly at: number;
}

/** The outputs of all other combinations, on paper. */
function Others({list, known, at}: OthersProps): ReactNode {
  return known.of.map(
    (text, number) =>
      number !== at && (
        <div key={number} className={styles.paper}>
          <p>With {nameOf(list, valuesOf(list, number))}</p>
          {known.tables ? (
            <VariedTable tables={known.tables} at={text} />
          ) : (
            <pre>
              <TextLines lines={known.texts[text] ?? []} />
            </pre>
          )}
        </div>
      ),
  );
}

/** Whether the page is being printed; known before the browser draws the paper. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const stopped = new AbortController();
    for (const [event, value] of [
      ['beforeprint', true],
      ['afterprint', false],
    ] as const) {
      const set = () => {
        flushSync(() => {
          setPrinting(value);
        });
      };
      window.addEventListener(event, set, {signal: stopped.signal});
    }
    return () => {
      stopped.abort();
    };
  }, []);
  return isPrinting;
}

/** What replaces a text, and the news that are announced. */
interface Change {
  readonly segments: readonly Segment[];
  readonly table?: ReactNode;
  readonly news: string;
}

/** What changes from one combination to another one. */
function changeTo({texts, of, tables}: VariedText, from: number, to: number): Change {
  const [before = 0, after = 0] = [of[from], of[to]];
  const lines = texts[after] ?? [];
  if (tables) {
    const cells = newCells(tables, before, after);
    return {
      segments: [{lines: lines.length, isFolded: true, content: <TextLines lines={lines} />}],
      table: <VariedTable tables={tables} at={after} marked={cells} />,
      news: describeTable(cells, tables, before, after),
    };
  }
  const comparison = compareLines(keysOf(texts[before] ?? []), keysOf(lines));
  return {
    segments: segmentsOf(markChanges(lines, comparison)),
    news: describeChanges(comparison, lines.length),
  };
}

function segmentsOf({lines, marked}: ReturnType<typeof markChanges>): Segment[] {
  return foldLines(lines.length, marked).map(({start, end, isFolded}) => ({
    lines: end - start,
    isFolded,
    content: <TextLines lines={lines.slice(start, end)} />,
  }));
}

function keysOf(lines: Lines): string[] {
  return lines.map((line) => JSON.stringify(line));
}
