import {describe, expect, it} from 'vitest';

import {stripLogPrefix} from './stripLogPrefix';

describe('stripLogPrefix', () => {
  it.each([
    ['request.CRITICAL: Object manager is not decorated', 'Object manager is not decorated'],
    ['[messenger].error: Too late', 'Too late'],
    ['PHP Fatal error:  Uncaught Error: No port at /srv/Harbor.php:12', 'No port'],
    ['Deprecated: Old rope in /srv/src/Rope.php on line 3', 'Old rope'],
    [
      'Uncaught PHP Exception LogicException: No sea in src/Sea.php line 7',
      'LogicException: No sea',
    ],
    [
      '[2026-11-20T02:13:44.981324+00:00] request.CRITICAL: Uncaught PHP Exception Sea\\TooDeep: "No ground" at Sea.php line 7 {"exception":"…"}',
      'Sea\\TooDeep: "No ground"',
    ],
    ['02:41:07 WARNING   [app] No wind', 'No wind'],
    [
      'messenger.CRITICAL: Error thrown while handling message App\\Sail. Error: "No wind"',
      'Error: "No wind"',
    ],
    ['SQLSTATE[42883]: Undefined function', 'Undefined function'],
    ['!!  In PortPass.php line 100:\n!!    Invalid port "A": no quay', 'Invalid port "A": no quay'],
    ['In PortPass.php line 100:\n\n  Invalid port', 'Invalid port'],
    ['[Syntax Error] line 0, col 9: Error: Expected end', 'Error: Expected end'],
  ])('%s', (line, message) => {
    expect(stripLogPrefix(line).trim()).toBe(message);
  });

  it('keeps what is not a line of a log, and never removes everything', () => {
    for (const text of ['uncaught', 'SQLSTATE[42000]:', 'Warning: ', 'errors in production', '']) {
      expect(stripLogPrefix(text)).toBe(text);
    }
  });
});
