import {expect, test} from 'vitest';

import {misnumberedPages} from './modulesOfPages';

const chunk = (name: string, number: number) =>
  `"use strict";(self.webpackChunk=self.webpackChunk||[]).push([["${name}"],{${String(number)}(e,t){}}]);`;
const chunks = (numbers: readonly number[]) => (name: string) => {
  const number = numbers[Number(name)];
  return number === undefined ? undefined : chunk(name, number);
};

test('pages whose numbers follow one another from the second on are fine', () => {
  expect(misnumberedPages(4, chunks([105, 107, 108, 109]))).toEqual([]);
});

test('a number is read as the minifier writes it', () => {
  const written: Record<string, string> = {'0': '105', '1': '999', '2': '1e3', '3': '1001'};
  const textOf = (name: string) => `.push([["${name}"],{${written[name] ?? ''}(e,t){}}]);`;
  expect(misnumberedPages(4, textOf)).toEqual([]);
});

test('a page with another number is reported', () => {
  expect(misnumberedPages(4, chunks([105, 107, 109, 109]))).toEqual([
    expect.stringContaining('chunk 2 of a page has the module 109 instead of 108'),
  ]);
});

test('so is one without a chunk, and one in a format that is not known', () => {
  expect(misnumberedPages(3, chunks([105, 107]))).toHaveLength(1);
  expect(misnumberedPages(3, () => 'export {}')).toHaveLength(3);
});
