import {expect, it} from 'vitest';

import {place} from './place';

const column = {top: 0, bottom: 900, left: 100, right: 852};
const heading = {top: 200, bottom: 260, left: 100, right: 852};
const button = {width: 120, height: 32};

it('puts the button after the last word, in the middle of its line', () => {
  const word = {top: 230, bottom: 260, left: 300, right: 724};
  expect(place(word, heading, button, column)).toEqual({left: 732, top: 229});
});

it('puts it below the heading if the column has no room', () => {
  const word = {top: 230, bottom: 260, left: 300, right: 725};
  expect(place(word, heading, button, column)).toEqual({left: 100, top: 260});
});
