import {type ComponentProps, Fragment, type ReactNode} from 'react';

import {piecesOf} from './pieces';
import styles from './styles.module.css';

// A browser would break an arrow in two.
const arrow = /(->)/;

/** The start of an attribute or a nullable type; a browser would break after it. */
const opening = /^(?:#\[|\?)\\?\w/;

/**
 * Inline code; a long class name may break only after its inner backslashes. In tables and on phones, where
 * lines are short, a long name may also break between its words.
 */
export function InlineCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  if (typeof children !== 'string') {
    return <code {...props}>{children}</code>;
  }
  const [start = ''] = opening.exec(children) ?? [];
  const pieces = piecesOf(children.slice(start.length));
  return (
    <code {...props}>
      {start && <span className={styles.whole}>{start}</span>}
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <wbr className={pieces[index - 1]?.endsWith('\\') ? undefined : styles.inTable} />
          )}
          {piece.split(arrow).map((part, place) =>
            part === '->' ? (
              <span key={place} className={styles.whole}>
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </Fragment>
      ))}
    </code>
  );
}
