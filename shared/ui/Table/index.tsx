import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useRef} from 'react';

import {useOverflow} from '@site/shared/ui/useOverflow';

import styles from './styles.module.css';

/** A table of a page. A table wider than the column scrolls in its own box, which is then focusable. */
export function Table({className, ...props}: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(box);
  return (
    <div
      ref={box}
      className={styles.box}
      {...(scrolls && {role: 'group', tabIndex: 0, 'aria-label': nameOf(box.current)})}
    >
      <table {...props} className={clsx(styles.table, className)} />
    </div>
  );
}

/** "Table: Key, Type, Default", for a screen reader. */
function nameOf(box: HTMLElement | null): string {
  const heads = Array.from(
    box?.querySelectorAll('thead tr:first-child th') ?? [],
    (head) => head.textContent,
  );
  return `Table: ${heads.join(', ')}`;
}
