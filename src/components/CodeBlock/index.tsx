import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';

import {CopyButton} from './CopyButton';
import {copiedText} from './copiedText';
import styles from './styles.module.css';

export interface CodeBlockProps {
  /** Highlighted at build time by plugins/code-blocks: one `span.line` a line, classes only. */
  readonly html: string;
  readonly language: string;
  /** File name or another title, shown above the code. */
  readonly title?: string;
}

/** A sample with its title and a button that copies it. */
export function CodeBlock({html, language, title}: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const copy = (
    <CopyButton
      className={clsx(styles.copy, title === undefined && styles.floating)}
      text={() => (code.current === null ? '' : copiedText(code.current))}
    />
  );
  return (
    <figure className={styles.block}>
      {title !== undefined && (
        <figcaption className={styles.head}>
          <span className={styles.title}>{title}</span>
          {copy}
        </figcaption>
      )}
      <pre
        className={styles.body}
        role="group"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, so the keyboard must reach it
        tabIndex={0}
        aria-label={title ?? `Sample in ${language}`}
      >
        <code
          ref={code}
          className={`language-${language}`}
          dangerouslySetInnerHTML={{__html: html}}
        />
      </pre>
      {title === undefined && copy}
    </figure>
  );
}
