// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {type HeadingWatch, type Offered, watchHeadings} from './watchHeadings';

let offered: Offered | null;
let watch: HeadingWatch;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<h2 id="menu">Menu</h2><div class="theme-doc-markdown"><h2 id="a">A <code>x</code></h2>' +
    '<div class="holder"><button>Copy</button></div><p>Text</p><h3 id="caf\u00e9">B</h3></div>';
  offered = null;
  watch = watchHeadings(find('.holder'), (next) => {
    offered = next;
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
function event(type: string, pointerType: string): Event {
  return Object.assign(new MouseEvent(type, {bubbles: true}), {pointerType});
}

const over = (selector: string, type = 'mouse') => {
  find(selector).dispatchEvent(event('pointerover', type));
};
const touch = (selector: string) => {
  over(selector, 'touch');
  find(selector).dispatchEvent(event('pointerup', 'touch'));
  document.documentElement.dispatchEvent(event('pointerleave', 'touch'));
  vi.advanceTimersByTime(1000);
};
const state = () => offered && `${offered.heading.id} ${offered.isShown ? 'shown' : 'hidden'}`;

describe('the keyboard', () => {
  const link = (after: string) => {
    const added = document.createElement('a');
    added.href = '#';
    find(after).after(added);
    return added;
  };

  it('shows the button at the heading of the section with the focus, until the focus leaves the text', () => {
    const [outside, before, inside, last] = ['#menu', '#menu + a', 'p', 'h3'].map((after) =>
      link(after),
    );
    find('.theme-doc-markdown').prepend(before ?? '');
    outside?.focus();
    expect(state()).toBeNull();
    before?.focus();
    expect(state()).toBeNull();
    inside?.focus();
    expect(state()).toBe('a shown');
    last?.focus();
    expect(state()).toBe('caf\u00e9 shown');
    find('button').focus();
    expect(state()).toBe('caf\u00e9 shown');
    outside?.focus();
    expect(state()).toBeNull();
  });

  it('counts the heading itself, and gives way to the mouse and Escape', () => {
    const own = document.createElement('a');
    own.href = '#';
    find('#a').append(own);
    own.focus();
    expect(state()).toBe('a shown');
    over('h3');
    expect(state()).toBe('caf\u00e9 shown');
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
    expect(state()).toBeNull();
  });
});

describe('the mouse', () => {
  it('shows the button at a heading of the page, and hides it after a delay', () => {
    over('#menu');
    expect(state()).toBeNull();
    over('code');
    expect(state()).toBe('a shown');
    over('p');
    vi.advanceTimersByTime(249);
    expect(state()).toBe('a shown');
    vi.advanceTimersByTime(1);
    expect(state()).toBeNull();
  });

  it('reaches the button', () => {
    over('#a');
    over('p');
    over('button');
    vi.advanceTimersByTime(1000);
    expect(state()).toBe('a shown');
    document.documentElement.dispatchEvent(event('pointerleave', 'mouse'));
    vi.advanceTimersByTime(250);
    expect(state()).toBeNull();
  });

  it('moves the button from heading to heading, unless it has the focus of the keyboard', () => {
    over('#a');
    over('h3');
    expect(state()).toBe('caf\u00e9 shown');
    over('#a');
    find('button').focus();
    over('h3');
    expect(state()).toBe('a shown');
  });

  it('is not needed to hide the button: Escape does', () => {
    over('#a');
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    expect(state()).toBeNull();
  });

  it('does nothing after the end, and nothing by a press', () => {
    find('#a').dispatchEvent(event('pointerup', 'mouse'));
    expect(state()).toBeNull();
    watch.stop();
    over('#a');
    expect(state()).toBeNull();
  });
});

describe('a touch', () => {
  it('shows the button by a press on a heading, until the next one elsewhere', () => {
    over('#a', 'touch');
    expect(state()).toBeNull();
    touch('#a');
    touch('button');
    expect(state()).toBe('a shown');
    touch('p');
    expect(state()).toBeNull();
  });

  it('hides the button by a second press on the heading', () => {
    touch('#a');
    touch('code');
    expect(state()).toBeNull();
  });
});

describe('the address', () => {
  it('puts the hidden button at its heading', () => {
    watch.follow('#caf%C3%A9');
    expect(state()).toBe('caf\u00e9 hidden');
    watch.follow('#a');
    expect(state()).toBe('a hidden');
    watch.follow('#menu');
    expect(state()).toBeNull();
    watch.follow('#%');
    expect(state()).toBeNull();
  });

  it('gets the button back from the pointer, which comes first', () => {
    over('h3');
    watch.follow('#a');
    expect(state()).toBe('caf\u00e9 shown');
    over('p');
    vi.advanceTimersByTime(250);
    expect(state()).toBe('a hidden');
  });
});

it('handles events from before the watch', () => {
  watch.stop();
  const before = (type: string, pointerType: string) => {
    const first = event(type, pointerType);
    find('#a').dispatchEvent(first);
    watch.begin(first);
    return state();
  };
  expect(before('pointerdown', 'mouse')).toBeNull();
  expect(before('pointerover', 'mouse')).toBe('a shown');
  expect(before('pointerup', 'touch')).toBeNull();
  expect(before('pointerup', 'touch')).toBe('a shown');
});
