// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {type NameWatch, type Shown, watchNames} from './watchNames';

let figure: HTMLElement;
let pre: HTMLElement;
let watch: NameWatch;
let shown: Shown | null;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<figure><pre tabindex="0"><span class="line"><i data-n="0">a</i> <i data-n="1">b</i>\n</span>' +
    '<span class="line">none\n</span><span class="line"><i data-n="2">c</i>\n</span></pre>' +
    '<div role="dialog"><a href="/x">Link</a></div></figure><p>Elsewhere</p>';
  figure = find('figure');
  pre = find('pre');
  shown = null;
  watch = watchNames(figure, pre, (next) => {
    shown = next;
  });
});

afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) {
    throw new Error(`No ${selector}`);
  }
  return element;
}

// jsdom has no PointerEvent.
function point(type: string, selector: string, pointerType = 'mouse'): void {
  const event = new MouseEvent(type, {bubbles: type !== 'pointerleave'});
  find(selector).dispatchEvent(Object.assign(event, {pointerType}));
}

function press(key: string, target: HTMLElement): void {
  target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
}

const state = () => shown && `${shown.name.textContent} by ${shown.by}`;

describe('the mouse', () => {
  it('opens and closes with a delay', () => {
    point('pointerover', '[data-n="1"]');
    vi.advanceTimersByTime(299);
    expect(state()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(state()).toBe('b by hover');
    point('pointerleave', 'figure');
    vi.advanceTimersByTime(200);
    expect(state()).toBe('b by hover');
    vi.advanceTimersByTime(50);
    expect(state()).toBeNull();
  });

  it('stays open while the pointer is in the popover', () => {
    point('pointerover', '[data-n="1"]');
    vi.advanceTimersByTime(300);
    point('pointerover', 'pre');
    point('pointerover', 'a');
    vi.advanceTimersByTime(1000);
    expect(state()).toBe('b by hover');
  });

  it('does not close a pressed one; a second press does', () => {
    find('[data-n="0"]').click();
    point('pointerover', '[data-n="1"]');
    vi.advanceTimersByTime(1000);
    expect(state()).toBe('a by press');
    find('[data-n="0"]').click();
    expect(state()).toBeNull();
  });

  it('closes by a press elsewhere, not in the popover', () => {
    find('[data-n="0"]').click();
    point('pointerdown', 'a');
    expect(state()).toBe('a by press');
    point('pointerdown', 'p');
    expect(state()).toBeNull();
  });
});

it('touch opens nothing before the tap ends', () => {
  point('pointerover', '[data-n="1"]', 'touch');
  vi.advanceTimersByTime(1000);
  expect(state()).toBeNull();
});

describe('the keyboard', () => {
  it('moves through the names with Enter and arrow keys', () => {
    press('ArrowRight', pre);
    expect(state()).toBeNull();
    press('Enter', pre);
    expect(state()).toBe('a by keys');
    for (const [key, expected] of [
      ['ArrowRight', 'b'],
      ['ArrowDown', 'c'],
      ['ArrowDown', 'c'],
      ['ArrowUp', 'a'],
      ['End', 'c'],
      ['ArrowLeft', 'b'],
      ['Home', 'a'],
      ['x', 'a'],
    ] as const) {
      press(key, shown?.name ?? pre);
      expect(state(), key).toBe(`${expected} by keys`);
    }
  });

  it('moves to the link with Enter, and back with Escape', () => {
    press('Enter', pre);
    press('Enter', shown?.name ?? pre);
    expect(document.activeElement).toBe(find('a'));
    press('Escape', find('a'));
    expect(state()).toBeNull();
    expect(document.activeElement).toBe(pre);
  });

  it('ends when the focus leaves', () => {
    find('p').tabIndex = -1;
    press('Enter', pre);
    find('a').focus();
    expect(state()).toBe('a by keys');
    find('p').focus();
    expect(state()).toBeNull();
  });

  it('keeps the focus when Escape closes what the mouse opened', () => {
    find('p').tabIndex = -1;
    find('p').focus();
    point('pointerover', '[data-n="1"]');
    vi.advanceTimersByTime(300);
    press('Escape', find('p'));
    expect(state()).toBeNull();
    expect(document.activeElement).toBe(find('p'));
  });
});

describe('an event before the watch', () => {
  it('is handled as if it occurred now', () => {
    const click = new MouseEvent('click');
    find('[data-n="2"]').addEventListener('click', (event) => event.stopPropagation());
    find('[data-n="2"]').dispatchEvent(click);
    watch.begin(click);
    expect(state()).toBe('c by press');
  });
});
