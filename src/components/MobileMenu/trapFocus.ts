const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Traps the focus inside an open dialog: moves it in, makes everything except the dialog and its backdrop
 * inert, and calls `close` on Escape. The returned function undoes all of it and restores the focus.
 */
export function trapFocus(dialog: HTMLElement, close: () => void): () => void {
  const document = dialog.ownerDocument;
  const opener = document.activeElement;
  const beside = elementsBeside(dialog).filter(
    (element) => !element.matches('.navbar-sidebar__backdrop') && !element.inert,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };
  beside.forEach((element) => {
    element.inert = true;
  });
  document.addEventListener('keydown', onKeyDown);
  const visible = (element: HTMLElement) => element.closest('[inert]') === null;
  [...dialog.querySelectorAll<HTMLElement>(`.navbar-sidebar__close, ${focusable}`)]
    .filter(visible)
    .sort(
      (a, b) =>
        Number(b.matches('.navbar-sidebar__close')) - Number(a.matches('.navbar-sidebar__close')),
    )[0]
    ?.focus();
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    beside.forEach((element) => {
      element.inert = false;
    });
    if (opener instanceof HTMLElement && opener.isConnected) {
      opener.focus();
    }
  };
}

/** All siblings of an element and of its ancestors. */
function elementsBeside(element: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = [];
  for (
    let inside: HTMLElement = element;
    inside.parentElement !== null;
    inside = inside.parentElement
  ) {
    if (inside === element.ownerDocument.body) {
      break;
    }
    for (const sibling of inside.parentElement.children) {
      if (sibling !== inside && sibling instanceof HTMLElement) {
        beside.push(sibling);
      }
    }
  }
  return beside;
}
