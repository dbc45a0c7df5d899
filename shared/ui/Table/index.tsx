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
      className={clsx(styles.box, scrolls && holdsFirst(box.current) && styles.held)}
      {...(scrolls && {role: 'group', tabIndex: 0, 'aria-label': nameOf(box.current)})}
    >
      <table {...props} className={clsx(styles.table, className)} />
    </div>
  );
}

/** Whether the first column leaves room for the others. With cells over several rows, a row may not begin in it. */
function holdsFirst(box: HTMLElement | null): boolean {
  const width = box?.querySelector('th')?.offsetWidth ?? Infinity;
  return width <= 0.42 * (box?.clientWidth ?? 0) && !box?.querySelector('[rowspan]');
}

/** "Table: Key, Type, Default", for a screen reader. */
function nameOf(box: HTMLElement | null): string {
  const heads = Array.from(
    box?.querySelectorAll('thead tr:first-child th') ?? [],
    (head) => head.textContent,
  );
  return `Table: ${heads.join(', ')}`;
}
