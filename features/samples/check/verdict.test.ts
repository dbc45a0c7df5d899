import {expect, test} from 'vitest';

import {phpBlock} from '../testData';
import {type Findings, verdictOn} from './verdict';

const marked = phpBlock('$berth->sink();', {meta: {error: 'undefined method'}});
const announced = {
  page: 'docs/ferry/a.md',
  line: 10,
  kind: 'php',
  message: 'Call to an undefined method sink().',
};
const other = {...announced, line: 9, message: 'Class not found'};

const findings: Findings = {
  isWhole: true,
  pages: 1,
  cached: 0,
  blocks: [marked],
  ofPhp: [announced],
  texts: {problems: [], inline: 1},
  outputs: {problems: [], outputs: 0},
  setUps: {problems: [], shown: [], looked: 1},
  bodies: {problems: [], looked: 1},
  share: {names: 20, unknown: []},
  stale: [],
  orphans: [],
};
const stale = ['generated/sample-types/ferry/a.json'];
const message = 'generated/sample-types/ferry/a.json is out of date: npm run samples -- types';

test('a block that announces its error is well, and its counts are printed', () => {
  const {lines, isWell} = verdictOn(findings);
  expect(isWell).toBe(true);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('php 1');
});

test('a stale file is found beside an announced error', () => {
  const {lines, isWell} = verdictOn({...findings, stale});
  expect(isWell).toBe(false);
  expect(lines[0]).toBe(message);
});

test('of a page with a problem, the problem comes first', () => {
  const {lines, isWell} = verdictOn({...findings, stale, ofPhp: [announced, other]});
  expect(isWell).toBe(false);
  expect(lines[0]).toBe('docs/ferry/a.md:9 php: Class not found');
  expect(lines).not.toContain(message);
});

test('an unknown name of twenty is accepted, two are listed', () => {
  const unknown = ['docs/ferry/a.md:6 sink', 'docs/ferry/a.md:7 sail'];
  expect(verdictOn({...findings, share: {names: 20, unknown: unknown.slice(1)}}).isWell).toBe(true);
  const {lines, isWell} = verdictOn({...findings, share: {names: 20, unknown}});
  expect(isWell).toBe(false);
  expect(lines[0]).toBe('docs/ferry/a.md:6 sink: not recorded');
});

test('a record of no page is named', () => {
  const {lines, isWell} = verdictOn({...findings, orphans: ['generated/outputs/ferry/b.json']});
  expect(isWell).toBe(false);
  expect(lines[0]).toContain('generated/outputs/ferry/b.json records');
});

test.each<[string, Partial<Findings>]>([
  ['blocks', {blocks: [], ofPhp: []}],
  ['inline code', {texts: {problems: [], inline: 0}}],
  ['variables', {setUps: {problems: [], shown: [], looked: 0}}],
  ['class files', {bodies: {problems: [], looked: 0}}],
])('a check of all pages that sees no %s fails', (what, more) => {
  const {lines, isWell} = verdictOn({...findings, ...more});
  expect(isWell).toBe(false);
  expect(lines[0]).toBe(`Found no ${what} to check.`);
});

test('a page may have only samples or only inline code, but has one of them', () => {
  const page = {...findings, isWhole: false, setUps: {problems: [], shown: [], looked: 0}};
  const [noBlocks, noInline] = [{blocks: [], ofPhp: []}, {texts: {problems: [], inline: 0}}];
  expect(verdictOn({...page, ...noBlocks}).isWell).toBe(true);
  expect(verdictOn({...page, ...noInline}).isWell).toBe(true);
  const {lines, isWell} = verdictOn({...page, ...noBlocks, ...noInline});
  expect(isWell).toBe(false);
  expect(lines[0]).toBe('Found no code to check.');
});
