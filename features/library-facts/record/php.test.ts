import {expect, it} from 'vitest';

import {PlainError} from '../../../shared/process/runMain';
import {run} from './php';

const node = (code: string, input?: string) => run(process.execPath, ['-e', code], input);

it('returns what a program prints about its input', () => {
  expect(node('process.stdin.pipe(process.stdout)', 'depot')).toBe('depot');
});

it('advises to install a program only if it is missing', () => {
  const missing = () => run('no-such-php', []);
  expect(missing).toThrow(PlainError);
  expect(missing).toThrow('There is no no-such-php: install PHP 8.2 and Composer 2.');
  const failing = () => node('console.error("Gate is stuck"); process.exit(3)');
  expect(failing).toThrow('Gate is stuck');
  expect(failing).not.toThrow('install');
});

it('keeps the cause of a failure', () => {
  let caught: unknown;
  try {
    node('process.exit(3)');
  } catch (error) {
    caught = error;
  }
  expect(caught).toHaveProperty('cause.status', 3);
});
