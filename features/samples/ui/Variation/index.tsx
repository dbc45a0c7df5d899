import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createPortal, flushSync} from 'react-dom';

import {changedLines} from '../../markup/changedLines';
import {chosenIn, nameOf, numberOf, readChoices, valuesOf} from '../../markup/choices';
import {foldLines} from '../../markup/folds';
import type {Lines, VariedText} from '../../markup/pageTexts';
import type {Segment} from '../CodeBlock/segments';
import {useSearch} from '../CodeBlock/useSearch';
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
  const [change, setChange] = useState<{readonly at: number; readonly text: string} | null>(null);
  const isPrinting = usePrinting();
  const [table, setTable] = useState<ReactNode>(null);
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
    const next = isKnown ? known.of[at] : undefined;
    if (!isKnown || next === undefined) {
      return;
    }
    const {tables} = known;
    const lines = known.texts[next] ?? [];
    const before = shown.current;
    const marked = changedLines(keysOf(known.texts[before] ?? []), keysOf(lines));
    const cells = tables && newCells(tables, before, next);
    if (next !== before) {
      shown.current = next;
      onText(
        cells
          ? [{lines: lines.length, isFolded: true, content: <TextLines lines={lines} />}]
          : segmentsOf(lines, marked),
      );
      setTable(cells && <VariedTable tables={tables} at={next} marked={cells} />);
    }
    if (at !== (change?.at ?? 0)) {
      const text =
        cells && next !== before
          ? describeTable(cells, tables, next)
          : describe(marked.size, lines.length);
      setChange({at, text});
    }
  }, [known, isKnown, at, change, onText]);

  const figure = buttons?.parentElement;
  if (!buttons || !figure) {
    return null;
  }
  const hasFailed = known === 'failed' && at !== 0;
  const first = nameOf(list, valuesOf(list, 0));
  const status = hasFailed
    ? `Not loaded: this is the output with ${first}. Choose again to retry.`
    : change?.text;
  return (
    <>
      {createPortal(
        <p role="status" className={clsx(hasFailed && styles.failed)}>
          {status}
        </p>,
        buttons,
      )}
      {table}
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

function segmentsOf(lines: Lines, marked: ReadonlySet<number>): Segment[] {
  return foldLines(lines.length, marked).map(({start, end, isFolded}) => ({
    lines: end - start,
    isFolded,
    content: <TextLines lines={lines.slice(start, end)} start={start} marked={marked} />,
  }));
}

function keysOf(lines: Lines): string[] {
  return lines.map((line) => JSON.stringify(line));
}

function describe(changed: number, all: number): string {
  return changed === 0
    ? 'The output stays the same.'
    : `${String(changed)} of ${String(all)} lines changed.`;
}
