import {readNumber} from '../readLinter';
import type {Step} from '../steps';
import {startJava} from './startJava';

/** The step that runs the W3C's checker on all built pages. It is part of the full run, because it needs Java. */
export const htmlStep: Step = {
  name: 'html',
  title: "the W3C's checker on all built pages",
  command: ['tsx', 'scripts/check/html/main.ts'],
  needs: 'build',
  prepare: startJava,
  read: readNumber(/^Looked at (\d+) pages/m, 'page'),
};
