// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';

import {trapFocus} from './trapFocus';

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) {
    throw new Error(`No element has the id ${id}.`);
  }
  return element;
}

beforeEach(() => {
  document.body.innerHTML = `
    <nav><button id="opener">Open</button>
      <div id="backdrop" class="navbar-sidebar__backdrop"></div>
      <div id="dialog"><a id="brand" href="/">Home</a>
        <button id="close" class="navbar-sidebar__close">Close</button></div></nav>
    <main id="main"><a href="/x">x</a></main>`;
  byId('opener').focus();
});

describe('trapFocus', () => {
  it('moves the focus to the close button and makes the page behind inert', () => {
    trapFocus(byId('dialog'), () => undefined);
    expect(document.activeElement?.id).toBe('close');
    expect(byId('main').inert).toBe(true);
    expect(byId('opener').inert).toBe(true);
    expect(byId('backdrop').inert).toBeFalsy();
    expect(byId('dialog').inert).toBeFalsy();
  });

  it('restores everything', () => {
    trapFocus(byId('dialog'), () => undefined)();
    expect(byId('main').inert).toBe(false);
    expect(document.activeElement?.id).toBe('opener');
  });

  it('closes on Escape until released', () => {
    const close = vi.fn();
    const release = trapFocus(byId('dialog'), close);
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'a'}));
    expect(close).not.toHaveBeenCalled();
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
    release();
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
