import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {repositoryFiles} from './rules/files';
import {checksum, mostOverrides, override, staleOverrides} from './rules/overrides';
import {
  barrel,
  componentExport,
  countDisables,
  moduleMocks,
  unexplainedDisables,
} from './rules/sources';

type SourceRule = (file: string, source: string) => string[];

describe('every source file', () => {
  const files = repositoryFiles()
    .filter((file) => /\.(?:tsx?|css|mdx?)$/.test(file) && !file.startsWith('tests/fixtures/'))
    // These write the words down that they look for.
    .filter((file) => !/^tests\/repository\/(?:rules\/)?(?:sources|paths|documents)\./.test(file))
    .map((file) => ({file, source: readFileSync(file, 'utf8')}));
  const code = files.filter(({file}) => /(?<!\.d)\.tsx?$/.test(file));
  const inEach = (list: typeof files, rule: SourceRule) =>
    list.flatMap(({file, source}) => rule(file, source));

  test('is found', () => {
    console.log(`Looked at ${files.length} files, ${code.length} of them code.`);
    expect(code.length).toBeGreaterThan(0);
  });

  test('is not a barrel', () => {
    // A feature's index.ts lists what others may use.
    const others = code.filter(({file}) => !/^features\/[^/]+\/index\.ts$/.test(file));
    expect(inEach(others, barrel)).toEqual([]);
  });

  test('of a component exports its name', () => {
    expect(inEach(code, componentExport)).toEqual([]);
  });

  test('mocks no module where tests share a context', () => {
    const tests = code.filter(({file}) => file.endsWith('.test.ts'));
    console.log(`Looked at ${tests.length} tests.`);
    expect(tests.length).toBeGreaterThan(0);
    expect(inEach(tests, moduleMocks)).toEqual([]);
  });

  test('gives a reason for each disabled check, and has few of them', () => {
    expect(inEach(files, unexplainedDisables)).toEqual([]);
    const number = files.reduce((sum, {source}) => sum + countDisables(source), 0);
    expect(number).toBeLessThanOrEqual(15);
  });

  test('of the theme wraps an original or replaces a known one, with the reason', () => {
    const theme = files.filter(({file}) => file.startsWith('src/theme/'));
    expect(theme.length).toBeGreaterThan(0);
    expect(inEach(theme, override)).toEqual([]);
    expect(staleOverrides(theme.map(({file}) => file))).toEqual([]);
    expect(theme.filter(({file}) => file.endsWith('.tsx')).length).toBeLessThanOrEqual(
      mostOverrides,
    );
  });
});

describe('barrels', () => {
  test('are rejected', () => {
    expect(barrel('index.ts', "export {a} from './a';\nexport * from './b';")).toHaveLength(1);
    expect(barrel('index.ts', "import a from './a';\nexport {b} from './b';")).toHaveLength(1);
  });

  test('are told apart from files that have code', () => {
    expect(barrel('index.ts', "export {a} from './a';\nexport const b = 1;")).toEqual([]);
    expect(barrel('index.ts', 'const a = 1;\nexport {a};')).toEqual([]);
    expect(barrel('index.ts', "import './a';")).toEqual([]);
  });
});

describe('the export of a component', () => {
  const file = 'src/components/Order/index.tsx';

  test.each(['export function Order() {}', 'const a = 1;\nexport const Order = lazy(a);'])(
    'accepts %j',
    (source) => {
      expect(componentExport(file, source)).toEqual([]);
    },
  );

  test.each(['export function Orders() {}', 'function Order() {}', 'export default Order;'])(
    'rejects %j',
    (source) => {
      expect(componentExport(file, source)).toHaveLength(1);
    },
  );
});

describe('a mocked module', () => {
  test.each(["vi.mock('./a');", "vi.doMock('./a');"])('is rejected: %s', (source) => {
    expect(moduleMocks('features/ride/a.test.ts', source)).toHaveLength(1);
  });

  test('is accepted in the test of a component', () => {
    expect(moduleMocks('features/ride/a.test.tsx', "vi.mock('./a');")).toEqual([]);
  });

  test('is told apart from a mocked function', () => {
    expect(moduleMocks('features/ride/a.test.ts', 'vi.mocked(load);')).toEqual([]);
  });
});

describe('a disabled check', () => {
  test.each([
    '// eslint-disable-next-line no-console',
    '// @ts-expect-error',
    '/* stylelint-disable-next-line color-no-hex */',
    '<!-- prettier-ignore -->',
    '// cspell:ignore xyz',
  ])('is rejected without a reason: %s', (line) => {
    expect(unexplainedDisables('a.ts', `const a = 1;\n${line}`)).toEqual([
      'a.ts:2 state after " -- " why the check is disabled',
    ]);
    expect(countDisables(line)).toBe(1);
  });

  test('is accepted with a reason', () => {
    const line =
      '// eslint-disable-next-line no-restricted-imports -- the only access to the state';
    expect(unexplainedDisables('a.ts', line)).toEqual([]);
  });
});

describe('a file of the theme', () => {
  const file = 'src/theme/SearchBar/index.tsx';
  const reason = '// Change: our own box.\n';
  const wrapper = "import Original from '@theme-original/SearchBar';\n";

  test('is accepted as a wrapper, and as a known replacement', () => {
    expect(override(file, reason + wrapper)).toEqual([]);
    expect(override(file, reason)).toEqual([]);
    expect(override('src/theme/SearchBar/styles.module.css', '')).toEqual([]);
    expect(override('src/theme/SearchBar/index.test.tsx', '')).toEqual([]);
  });

  test('is rejected without a reason', () => {
    expect(override(file, wrapper)).toEqual([`${file}: open with "// Change:" and the reason`]);
  });

  test('is rejected as an unknown replacement, with the line to add', () => {
    const [message] = override(file, reason, {});
    expect(message).toContain(`SearchBar: '${checksum('SearchBar') ?? ''}',`);
  });

  test('is rejected when the original changed', () => {
    expect(override(file, reason, {SearchBar: '0'})).toEqual([
      expect.stringContaining('its original changed'),
    ]);
  });

  test('is rejected when the theme has no such component', () => {
    expect(override('src/theme/Order/index.tsx', reason)).toEqual([
      expect.stringContaining('put it into src/components'),
    ]);
  });

  test('is reported when the list names it and it is gone', () => {
    expect(staleOverrides(['src/theme/SearchBar/index.tsx'], {SearchBar: '', Footer: ''})).toEqual([
      'Footer: take it off the list of replaced components',
    ]);
  });

  test('has originals in both places', () => {
    expect(checksum('MDXComponents')).toMatch(/^[0-9a-f]{64}$/);
    expect(checksum('Loading')).toMatch(/^[0-9a-f]{64}$/);
    expect(checksum('Order')).toBeUndefined();
  });
});
