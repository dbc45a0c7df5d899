import clsx from 'clsx';
import {Fragment, type ReactNode, useMemo, useRef, useState} from 'react';

import {expandMarkup} from '@site/features/samples/markup/expandMarkup';
import {plainLanguages} from '@site/features/samples/markup/plainLanguages';

import {CopyButton} from './CopyButton';
import {copiedText} from './copiedText';
import styles from './styles.module.css';
import {useOverflow} from '../../../../shared/ui/useOverflow';
import {useSampleNames} from './useSampleNames';

export interface CodeBlockProps {
  /** Highlighted at build time by features/samples/highlight: one `span.line` per line, classes only, in the short form of `expandMarkup`. */
  readonly html: string;
  readonly language: string;
  /** File name or another title, shown above the code. `Output` joins the block to its sample. */
  readonly title?: string;
  /** The library and version that printed this output, as recorded by features/samples. */
  readonly printedBy?: string;
  /** The address of the types of the names in the sample. */
  readonly types?: string;
}

/** A sample with its title, and buttons that copy it and wrap its long lines. */
export function CodeBlock({html, language, title, printedBy, types}: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const body = useRef<HTMLPreElement>(null);
  const [wrapped, setWrapped] = useState(false);
  const overflows = useOverflow(body);
  // With a new object React would write the HTML again, and popovers would lose their anchors.
  const markup = useMemo(() => ({__html: expandMarkup(html)}), [html]);
  const [names, onNames] = useSampleNames(types);
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
      <CopyButton
        className={clsx(styles.button)}
        text={() => (code.current === null ? '' : copiedText(code.current))}
      />
    </div>
  );
  return (
    <figure
      className={clsx(
        styles.block,
        title === undefined && styles.untitled,
        (title === 'Output' || printedBy) && styles.output,
      )}
      // Otherwise its name would be the whole caption, with the language and the buttons.
      aria-label={name}
    >
      {title !== undefined && (
        <figcaption className={styles.head}>
          <span className={styles.title}>
            {title.split(/(?<=\/)/).map((part, index) => (
              <Fragment key={index}>
                {index > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
            {printedBy !== undefined && (
              <>
                {' '}
                <span className={styles.note}>{`printed by ${printedBy}`}</span>
              </>
            )}
          </span>{' '}
          {printedBy === undefined && language !== 'text' && (
            <span className={styles.note}>{language.replace('diff-', 'diff ')}</span>
          )}
          {buttons}
        </figcaption>
      )}
      <pre
        ref={body}
        className={clsx(styles.body, wrapped && styles.wrapped)}
        // The keyboard must reach samples that scroll sideways or have explained names.
        {...((overflows || types) && {
          role: 'group',
          tabIndex: 0,
          'aria-label': name,
        })}
        {...onNames}
        aria-description={types && 'Enter shows types, arrow keys move, Escape leaves'}
      >
        <code
          ref={code}
          className={clsx(
            `language-${language}`,
            !plainLanguages.has(language) && styles.highlighted,
          )}
          dangerouslySetInnerHTML={markup}
        />
      </pre>
      {names}
      {title === undefined && buttons}
    </figure>
  );
}
