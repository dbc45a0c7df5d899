import {content, sectionHeadings} from './sections';

/** A heading whose section can be copied. */
export interface Offered {
  readonly heading: Element;
  /** Whether the button is visible before it has the focus itself. */
  readonly isShown: boolean;
}

export interface HeadingWatch {
  /** Handles an event from before the watch. */
  readonly begin: (event: Event) => void;
  /** Takes the heading in the address; called for each new hash. */
  readonly follow: (hash: string) => void;
  readonly stop: () => void;
}

// Long enough to reach the button with the pointer.
const closeDelay = 250;

/**
 * Reports the heading at which the button belongs: the one under the mouse, or the one that a touch pressed, until
 * the next touch elsewhere; otherwise that of the section in which the keyboard put the focus, or the one in the
 * address. The button is in `holder`. Escape hides it.
 */
export function watchHeadings(
  holder: Element,
  say: (offered: Offered | null) => void,
): HeadingWatch {
  const stopped = new AbortController();
  let pointed: Element | null = null;
  let focused: Element | null = null;
  let target: Element | null = null;
  let timer = 0;

  const report = () => {
    const shown = pointed ?? focused;
    const next = shown ?? target;
    say(next && {heading: next, isShown: shown !== null});
  };
  const point = (heading: Element | null) => {
    window.clearTimeout(timer);
    pointed = heading;
    report();
  };
  const focus = (event: Event) => {
    if (!isIn(holder, event.target)) {
      focused = headingBefore(event.target);
      report();
    }
  };
  const over = (event: Event) => {
    if (isTouch(event) || holder.querySelector(':focus-visible') !== null) {
      return;
    }
    const heading = headingAt(event.target);
    if (heading !== null && heading !== pointed) {
      point(heading);
    } else if (heading !== null || isIn(holder, event.target)) {
      window.clearTimeout(timer);
    } else if (pointed !== null) {
      leave(event);
    }
  };
  const leave = (event: Event) => {
    // A finger that is lifted leaves the page, too.
    if (!isTouch(event)) {
      window.clearTimeout(timer);
      timer = window.setTimeout(point, closeDelay, null);
    }
  };
  const press = (event: Event) => {
    if (isTouch(event) && !isIn(holder, event.target)) {
      const heading = headingAt(event.target);
      point(heading === pointed ? null : heading);
    }
  };
  const key = ({key: name}: KeyboardEvent) => {
    if (name === 'Escape' && (pointed ?? focused) !== null) {
      focused = null;
      point(null);
    }
  };

  const {signal} = stopped;
  document.addEventListener('pointerover', over, {signal});
  document.documentElement.addEventListener('pointerleave', leave, {signal});
  document.addEventListener('pointerup', press, {signal});
  document.addEventListener('focusin', focus, {signal});
  document.addEventListener('keydown', key, {signal});

  return {
    begin: (event) => {
      if (event.type === 'pointerover') {
        over(event);
      } else if (event.type === 'pointerup') {
        press(event);
      } else if (event.type === 'focusin') {
        focus(event);
      }
    },
    follow: (hash) => {
      target = headingAt(document.getElementById(idIn(hash)));
      if (pointed === null) {
        report();
      }
    },
    stop: () => {
      window.clearTimeout(timer);
      stopped.abort();
    },
  };
}

function headingAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`${content} ${sectionHeadings}`) : null;
}

/** The heading of the section that has an element with the focus of the keyboard. */
function headingBefore(target: EventTarget | null): Element | null {
  if (!(target instanceof Element) || !target.matches(`${content} :focus-visible`)) {
    return null;
  }
  const headings = [...document.querySelectorAll(`${content} ${sectionHeadings}`)];
  return (
    headings.findLast(
      (heading) =>
        heading.contains(target) ||
        (heading.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ) ?? null
  );
}

function idIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}

function isIn(element: Element, target: EventTarget | null): boolean {
  return target instanceof Node && element.contains(target);
}
