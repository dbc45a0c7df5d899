import {describe, expect, it} from 'vitest';

import {boxKey, searchBoxReducer, emptyBox} from './searchBoxReducer';

const open = {text: 'lazy', open: true, active: -1};

describe('searchBoxReducer', () => {
  it('opens while there is a text and forgets the active option when it changes', () => {
    expect(searchBoxReducer(emptyBox, {type: 'open'}).open).toBe(false);
    const typed = searchBoxReducer({...open, active: 2}, {type: 'change', text: 'lazyL'});
    expect(typed).toEqual({text: 'lazyL', open: true, active: -1});
    expect(searchBoxReducer(typed, {type: 'close'})).toEqual({
      text: 'lazyL',
      open: false,
      active: -1,
    });
    expect(searchBoxReducer(typed, {type: 'change', text: ''})).toEqual(emptyBox);
  });
});

describe('boxKey', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s moves from %d to %d of three', (key, active, next) => {
    expect(boxKey(key, false, {...open, active}, 3)).toEqual({type: 'move', active: next});
  });

  it('opens a closed list with the arrow', () => {
    expect(boxKey('ArrowDown', false, {...open, open: false}, 3)).toEqual({type: 'open'});
  });

  it('picks with Enter, in a new tab with Ctrl', () => {
    expect(boxKey('Enter', false, open, 3)).toEqual({type: 'pick', newTab: false});
    expect(boxKey('Enter', true, open, 3)).toEqual({type: 'pick', newTab: true});
    expect(boxKey('Enter', false, {...open, text: ' '}, 0)).toBeNull();
  });

  it('closes with Escape, then clears, then leaves the key to others', () => {
    expect(boxKey('Escape', false, open, 3)).toEqual({type: 'close'});
    expect(boxKey('Escape', false, {...open, open: false}, 0)).toEqual({type: 'change', text: ''});
    expect(boxKey('Escape', false, emptyBox, 0)).toBeNull();
  });

  it('leaves all else to the input', () => {
    expect(boxKey('Home', false, {...open, open: false}, 3)).toBeNull();
    expect(boxKey('a', false, open, 3)).toBeNull();
    expect(boxKey('Tab', false, open, 3)).toBeNull();
  });
});
