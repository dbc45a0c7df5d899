import type {MouseEventHandler, ReactNode} from 'react';

import {Icon} from '../Icon';
import styles from './styles.module.css';

export interface HideSidebarProps {
  readonly onClick: MouseEventHandler;
}

/** The row at the foot of the sidebar that hides it. */
export function HideSidebar({onClick}: HideSidebarProps): ReactNode {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      <Icon name="hide" />
      Hide sidebar
    </button>
  );
}
