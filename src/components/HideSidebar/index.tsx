import {type MouseEventHandler, type ReactNode, useEffect, useRef} from 'react';

import {Icon} from '../../../shared/ui/Icon';
import {moveFocus} from './moveFocus';
import styles from './styles.module.css';

export interface HideSidebarProps {
  readonly onClick: MouseEventHandler;
}

/** The row at the foot of the sidebar that hides it. */
export function HideSidebar({onClick}: HideSidebarProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (button.current === null ? undefined : moveFocus(button.current)), []);
  return (
    <button ref={button} type="button" className={styles.button} onClick={onClick}>
      <Icon name="hide" />
      Hide sidebar
    </button>
  );
}
