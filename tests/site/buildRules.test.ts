import {existsSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {type FixtureBuild, buildFixture} from '../fixtures/buildFixture';

const minute = 60_000;

describe('build rules', () => {
  it(
    'broken Markdown links and images fail the build with file and line',
    () => {
      const {ok, log} = buildFixture('broken-compile');
      expect(ok).toBe(false);
      expect(log).toMatch(/no-such-page\.md` in source file "[^"]*start\.md" \(5:3\)/);
      expect(log).toMatch(/no-such-image\.png` in source file "[^"]*image\.md" \(5:1\)/);
    },
    minute,
  );

  it(
    'a broken link fails the build',
    () => {
      const {ok, log} = buildFixture('broken-links');
      expect(ok).toBe(false);
      expect(log).toMatch(/source page path = \/start:\s*-> linking to \/no-such-address/);
    },
    minute,
  );

  describe('with pages that cannot be rendered', () => {
    let build: FixtureBuild | undefined;
    const built = () => (build ??= buildFixture('broken-render'));

    it(
      'a page component without a default export fails the build',
      () => {
        expect(built().ok).toBe(false);
        expect(built().log).toContain(
          "The page component at /no-default-export doesn't have a default export",
        );
      },
      minute,
    );

    it(
      'a docs hook outside the docs area throws an error',
      () => {
        expect(built().log).toContain(
          'Hook useDocsSidebar is called outside the <DocsSidebarProvider>',
        );
      },
      minute,
    );
  });

  describe('with a site that only causes warnings', () => {
    let build: FixtureBuild | undefined;
    const built = () => (build ??= buildFixture('site'));

    it(
      'a duplicate route and a broken anchor are warnings',
      () => {
        expect(built().ok).toBe(true);
        expect(built().log).toMatch(
          /Duplicate routes found!\s*- Attempting to create page at \/guide/,
        );
        expect(built().log).toMatch(/page path = \/crash:\s*-> linking to \/long#no-such-heading/);
      },
      minute,
    );

    it(
      'a draft is not in the build',
      () => {
        const {outDir} = built();
        expect(existsSync(path.join(outDir, 'long.html'))).toBe(true);
        expect(existsSync(path.join(outDir, 'unfinished.html'))).toBe(false);
      },
      minute,
    );
  });
});
