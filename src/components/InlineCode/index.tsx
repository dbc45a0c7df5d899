import {type ComponentProps, Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';

/** What opens an attribute or a nullable type; a browser would break behind it. */
const opening = /^(?:#\[|\?)\\?\w/;

/** Code in a sentence; a long class name may break behind its inner backslashes, and only there. */
export function InlineCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  if (typeof children !== 'string') {
    return <code {...props}>{children}</code>;
  }
  const [start = ''] = opening.exec(children) ?? [];
  const [first, ...parts] = children.slice(start.length).split(/(?<=\w\\)/);
  return (
    <code {...props}>
      {start && <span className={styles.start}>{start}</span>}
      {first}
      {parts.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}
