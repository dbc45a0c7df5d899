import {expect, test} from 'vitest';

import {generatedPages, isGenerated} from './generatedPages';

test.each(['api', 'api/attributes', 'changes', 'changes-2', 'changes-10', 'messages'])(
  '%s is generated',
  (page) => {
    expect(isGenerated(`/mapper/reference/${page}`)).toBe(true);
    expect(isGenerated(`https://docs.example/mapper/reference/${page}`)).toBe(true);
  },
);

test.each(['/mapper/reference/exceptions', '/mapper/reference/changes-2/more', '/mapper/api'])(
  '%s is not',
  (route) => {
    expect(isGenerated(route)).toBe(false);
  },
);

test('the pattern for the search has the same pages', () => {
  expect(generatedPages).toBe('/*/reference/{api,api/*,changes,changes-*,messages}');
});
