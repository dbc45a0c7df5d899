import {type ReactNode, useEffect, useEffectEvent, useRef, useState} from 'react';

import {trapFocus} from './trapFocus';

export interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Makes the classic theme's mobile menu a modal dialog while it is open, and renders it from the first opening on. */
export function MobileMenu({open, onClose, children}: MobileMenuProps): ReactNode {
  const dialog = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const [isWanted, setIsWanted] = useState(open);
  if (open && !isWanted) {
    setIsWanted(true);
  }
  useEffect(
    () =>
      open && dialog.current
        ? trapFocus(dialog.current, () => {
            close();
          })
        : undefined,
    [open],
  );
  if (!isWanted) {
    return null;
  }
  return (
    <div
      ref={dialog}
      inert={!open}
      {...(open && {role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu'})}
    >
      {children}
    </div>
  );
}
