import {expect, it} from 'vitest';

import {runCommand} from './runCommand';

it('returns what a command printed, and how it ended', () => {
  const ended = runCommand(['sh', '-c', 'echo $GATE; exit 3'], {cwd: '.', env: {GATE: 'east'}});
  expect(ended).toEqual({status: 3, stdout: 'east\n', stderr: ''});
});

it('says that a command ran too long', () => {
  const ended = runCommand(['sh', '-c', 'echo open; exec sleep 60'], {cwd: '.', seconds: 0.5});
  expect(ended).toMatchObject({status: null, stdout: 'open\n'});
  expect(ended.stderr).toContain('sh ran for more than 0.5 seconds.');
});

it('says that a command printed too much', () => {
  const ended = runCommand(['head', '-c', '70000000', '/dev/zero'], {cwd: '.'});
  expect(ended.status).toBeNull();
  expect(ended.stderr).toContain('head printed more than 64 MB.');
});

it('throws for a program that does not exist', () => {
  expect(() => runCommand(['no-such-program'], {cwd: '.'})).toThrow(
    'no-such-program cannot be run',
  );
});
