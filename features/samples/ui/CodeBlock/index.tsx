import clsx from 'clsx';
import {Fragment, type ReactNode, useMemo, useRef, useState} from 'react';

import {expandMarkup} from '@site/features/samples/markup/expandMarkup';
import {type Segment, segmentsOf} from '@site/features/samples/markup/segments';
import {useOverflow} from '@site/shared/ui/useOverflow';

import {CopyButton} from './CopyButton';
import {copiedText} from './copiedText';
import {joinSetUp} from './joinSetUp';
import styles from './styles.module.css';
import {useSampleNames} from './useSampleNames';
import {Varied} from './Varied';

export interface CodeBlockProps {
  /** Highlighted at build time by features/samples/highlight: one `span.line` per line, classes only, in the short form of `expandMarkup`. */
  readonly html: string;
  readonly language: string;
  /** File name or another title, shown above the code. `Output` joins the block to its sample. */
  readonly title?: string;
  /** The library and version that printed this output, as recorded by features/samples. */
  readonly printedBy?: string;
  /** What else the record of the run proves, shown on demand. */
  readonly proof?: string;
  /** The address of the types of the names in the sample. */
  readonly types?: string;
  /** What the reader can choose where the sample varies, as `writeChoices` wrote it, and where its texts are. */
  readonly choices?: string;
  readonly texts?: string;
  /** The lines that are shown on demand: `20-55`, numbered from 0. */
  readonly folds?: string;
  /** The chart that the output describes, drawn at build time as SVG by features/samples/charts. */
  readonly chart?: string;
  /** Whether the sample uses variables of the page's setup. */
  readonly usesSetUp?: boolean;
  /** The address of the page's samples as a zip file, on one block of the page. */
  readonly zip?: string;
  /** The table that the HTML of the output is, rebuilt at build time by `tableIn`. */
  readonly children?: ReactNode;
}

const zipLabel = 'Download the samples of this page as a zip';

/** A sample with its title, and buttons that copy it and wrap its long lines. */
export function CodeBlock({
  html,
  language,
  title,
  printedBy,
  proof,
  types,
  choices,
  texts,
  folds,
  chart,
  usesSetUp = false,
  zip,
  children,
}: CodeBlockProps): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const body = useRef<HTMLPreElement>(null);
  const [wrapped, setWrapped] = useState(false);
  const overflows = useOverflow(body);
  const written = useMemo(() => segmentsOf(html, folds), [html, folds]);
  const [chosen, setChosen] = useState<readonly Segment[] | null>(null);
  const segments = chosen ?? written;
  const [names, onNames] = useSampleNames(types, segments);
  const isOutput = title === 'Output' || printedBy !== undefined;
  const name = title ?? `Sample in ${language}`;
  const buttons = (
    <div className={styles.buttons}>
      {(overflows || wrapped) && (
        <button
          type="button"
          className={styles.button}
          aria-pressed={wrapped}
          onClick={() => {
            setWrapped(!wrapped);
          }}
        >
          Wrap
        </button>
      )}
      {zip !== undefined && (
        <a className={styles.button} href={zip} aria-label={zipLabel} title={zipLabel}>
          Download
        </a>
      )}
      <CopyButton
        className={clsx(styles.button)}
        text={() => (figure.current === null ? '' : copiedText(figure.current))}
      />
      {usesSetUp && (
        <CopyButton
          className={clsx(styles.button)}
          label="Copy with setup"
          text={() => {
            const setUp = document.querySelector('[data-set-up] figure');
            return figure.current === null || setUp === null
              ? ''
              : joinSetUp(copiedText(setUp), copiedText(figure.current));
          }}
        />
      )}
    </div>
  );
  return (
    <figure
      ref={figure}
      className={clsx(
        styles.block,
        title === undefined && styles.untitled,
        usesSetUp && styles.usesSetUp,
        isOutput && styles.output,
      )}
      // Otherwise its name would be the whole caption, with the language and the buttons.
      aria-label={name}
    >
      {title !== undefined && (
        <figcaption className={styles.head}>
          {printedBy === undefined ? (
            <span className={styles.title}>
              {title.split(/(?<=\/)/).map((part, index) => (
                <Fragment key={index}>
                  {index > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </span>
          ) : (
            // No more elements than a title and a note: long pages are at the limit.
            <details className={clsx(styles.title, styles.printed)}>
              <summary>{`${title} printed by ${printedBy}`}</summary>
              {proof}
            </details>
          )}{' '}
          {printedBy === undefined && language !== 'text' && (
            <span className={styles.note}>{language.replace('diff-', 'diff ')}</span>
          )}
          {buttons}
        </figcaption>
      )}
      {choices !== undefined && texts !== undefined && (
        <Varied
          choices={choices}
          texts={texts}
          isOutput={isOutput}
          figure={figure}
          onText={setChosen}
        />
      )}
      {chart !== undefined && (
        <div className={styles.chart} dangerouslySetInnerHTML={{__html: chart}} />
      )}
      {/* The table of another combination comes with its text. */}
      {chosen === null && children}
      {segments.map((segment, index) => {
        const lines = (
          <pre
            key={index}
            ref={index === 0 ? body : null}
            className={clsx(styles.body, wrapped && styles.wrapped)}
            // The keyboard must reach what scrolls sideways or explains its names.
            {...((overflows || types) && {
              role: 'group',
              tabIndex: 0,
              'aria-label': name,
            })}
            {...onNames}
            aria-description={types && 'Enter shows types, arrow keys move, Escape leaves'}
          >
            <Code
              className={clsx(`language-${language}`, language !== 'text' && styles.highlighted)}
              segment={segment}
            />
          </pre>
        );
        return segment.isFolded ? (
          <details key={index}>
            <summary className={styles.head}>
              {children ? 'HTML of this table' : `${segment.lines} more lines`}
            </summary>
            {lines}
          </details>
        ) : (
          lines
        );
      })}
      {names}
      {title === undefined && buttons}
    </figure>
  );
}

interface CodeProps {
  readonly className: string;
  readonly segment: Segment;
}

function Code({className, segment: {html, content}}: CodeProps): ReactNode {
  // With a new object React would write the HTML again, and popovers would lose their names.
  const markup = useMemo(() => ({__html: expandMarkup(html ?? '')}), [html]);
  return html === undefined ? (
    <code className={className}>{content}</code>
  ) : (
    <code className={className} dangerouslySetInnerHTML={markup} />
  );
}
