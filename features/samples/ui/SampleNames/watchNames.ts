import {nextName} from './nextName';

/** A name whose popover is open, and what opened it. */
export interface Shown {
  readonly name: HTMLElement;
  readonly by: 'hover' | 'press' | 'keys';
}

export interface NameWatch {
  /** Handles an event from before the watch. */
  readonly begin: (event: Event) => void;
  readonly close: () => void;
  readonly stop: () => void;
}

const popover = '[role=dialog]';
const openDelay = 300;
// Long enough to reach the popover with the pointer.
const closeDelay = 250;

/**
 * Follows pointer and keys in a figure with a sample (`pre`) and its popover, and reports which name is open.
 * Hovering opens after a delay; a press opens until the next one; after Enter on the sample, the arrow keys
 * move through the names. Escape always closes.
 */
export function watchNames(
  figure: HTMLElement,
  pre: HTMLElement,
  say: (shown: Shown | null) => void,
): NameWatch {
  const stopped = new AbortController();
  const names = [...pre.querySelectorAll<HTMLElement>('[data-n]')];
  let shown: Shown | null = null;
  let timer = 0;

  const show = (next: Shown | null) => {
    window.clearTimeout(timer);
    shown = next;
    say(next);
  };
  const later = (next: Shown | null, delay: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      show(next);
    }, delay);
  };
  const leave = () => {
    const active = document.activeElement;
    if (active !== null && (pre.contains(active) || isInPopover(active))) {
      pre.focus({preventScroll: true});
    }
    show(null);
  };
  const press = (name: HTMLElement) => {
    show(shown?.name === name && shown.by === 'press' ? null : {name, by: 'press'});
  };
  const enter = () => {
    const name = shown?.name ?? names[0];
    show(name === undefined ? null : {name, by: 'keys'});
  };

  const hover = ({target, pointerType}: PointerEvent) => {
    if (pointerType === 'touch' || (shown !== null && shown.by !== 'hover')) {
      return;
    }
    const name = nameAt(target);
    if (name !== null && name !== shown?.name) {
      later({name, by: 'hover'}, openDelay);
    } else if (name !== null || isInPopover(target)) {
      window.clearTimeout(timer);
    } else {
      later(null, closeDelay);
    }
  };
  const leaveFigure = () => {
    if (shown === null || shown.by === 'hover') {
      later(null, closeDelay);
    }
  };
  const click = ({target}: MouseEvent) => {
    const name = nameAt(target);
    if (name !== null && document.getSelection()?.isCollapsed !== false) {
      press(name);
    }
  };
  const key = (event: KeyboardEvent) => {
    if (event.target === pre && event.key === 'Enter') {
      event.preventDefault();
      enter();
    } else if (shown?.by === 'keys' && event.target === shown.name) {
      if (event.key === 'Enter') {
        event.preventDefault();
        figure.querySelector<HTMLElement>(`${popover} a`)?.focus();
      } else if (/^(?:Arrow|Home$|End$)/.test(event.key)) {
        // At the ends too: the page must not scroll.
        event.preventDefault();
        show({name: nextName(names, shown.name, event.key) ?? shown.name, by: 'keys'});
      }
    }
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown !== null) {
      leave();
    }
  };
  const pressElsewhere = ({target}: PointerEvent) => {
    if (shown !== null && nameAt(target) === null && !isInPopover(target)) {
      show(null);
    }
  };
  const blur = ({relatedTarget: next}: FocusEvent) => {
    const isOut = next instanceof Node && (next === pre || !figure.contains(next));
    if (shown !== null && shown.by !== 'hover' && isOut) {
      show(null);
    }
  };

  const {signal} = stopped;
  figure.addEventListener('pointerover', hover, {signal});
  figure.addEventListener('pointerleave', leaveFigure, {signal});
  figure.addEventListener('click', click, {signal});
  figure.addEventListener('keydown', key, {signal});
  figure.addEventListener('focusout', blur, {signal});
  document.addEventListener('keydown', escape, {signal});
  document.addEventListener('pointerdown', pressElsewhere, {signal});

  return {
    begin: (event) => {
      if (event instanceof KeyboardEvent) {
        key(event);
      } else if (event.type === 'click' && event instanceof MouseEvent) {
        click(event);
      } else if (event.type === 'pointerover' && event instanceof PointerEvent) {
        hover(event);
      }
    },
    close: leave,
    stop: () => {
      window.clearTimeout(timer);
      stopped.abort();
    },
  };
}

function nameAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-n]') : null;
}

function isInPopover(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(popover) !== null;
}
