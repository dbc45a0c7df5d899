import {type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal, flushSync} from 'react-dom';

import {nameOf, valuesOf} from '../../markup/choices';
import {compareLines} from '../../markup/compareLines';
import {foldLines} from '../../markup/folds';
import type {Choice, Lines, VariedText} from '../../markup/pageTexts';
import type {Segment} from '../../markup/segments';
import {describeChanges, markChanges} from './markChanges';
import {TextLines} from './Pieces';
import styles from './styles.module.css';
import {VariedTable, describeTable, newCells} from './VariedTable';

interface VariationProps {
  readonly list: readonly Choice[];
  /** The number of the chosen combination. */
  readonly at: number;
  readonly text: VariedText;
  /** Where the other outputs are printed; a sample prints none. */
  readonly paper: RefObject<HTMLElement | null> | undefined;
  /** Shows another text in the block. */
  readonly onText: (segments: readonly Segment[]) => void;
  /** Announces what changed. */
  readonly onNews: (news: string) => void;
}

/** Puts the text of the chosen combination into its block, and says what changed. */
export function Variation({list, at, text, paper, onText, onNews}: VariationProps): ReactNode {
  const [table, setTable] = useState<ReactNode>(null);
  const isPrinting = usePrinting();
  const shown = useRef(0);

  useLayoutEffect(() => {
    if (at !== shown.current) {
      const change = changeTo(text, shown.current, at);
      shown.current = at;
      onText(change.segments);
      onNews(change.news);
      setTable(change.table);
    }
  }, [text, at, onText, onNews]);

  return (
    <>
      {table}
      {isPrinting &&
        paper?.current &&
        createPortal(<Others list={list} text={text} at={at} />, paper.current)}
    </>
  );
}

interface OthersProps {
  readonly list: readonly Choice[];
  readonly text: VariedText;
  readonly at: number;
}

/** The outputs of all other combinations, on paper. */
function Others({list, text: {texts, of, tables}, at}: OthersProps): ReactNode {
  return of.map(
    (text, number) =>
      number !== at && (
        <div key={number} className={styles.paper}>
          <p>With {nameOf(list, valuesOf(list, number))}</p>
          {tables ? (
            <VariedTable tables={tables} at={text} />
          ) : (
            <pre>
              <TextLines lines={texts[text] ?? []} />
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
