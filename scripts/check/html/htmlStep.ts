import {readNumber} from '../readLinter';
import type {Step} from '../steps';
import {startJava} from './startJava';

/** The step that runs the W3C's checker over all built pages. It belongs to the full run: it needs Java. */
export const htmlStep: Step = {
  name: 'html',
  title: 'the checker of the W3C over all built pages',
  command: ['tsx', 'scripts/check/html/main.ts'],
  needs: 'build',
  prepare: startJava,
  read: readNumber(/^Looked at (\d+) pages/m, 'page'),
};
