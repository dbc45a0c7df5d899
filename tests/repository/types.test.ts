import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import {describe, expect, test} from 'vitest';

const folder = path.resolve('tests/fixtures/rules/types');

describe('the settings of TypeScript', () => {
  test('reject each wrong fixture, by the error that it names', () => {
    const settings = ts.getParsedCommandLineOfConfigFile(
      'tsconfig.json',
      {},
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
          throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
        },
      },
    );
    const files = readdirSync(folder).map((file) => path.join(folder, file));
    const program = ts.createProgram(files, settings?.options ?? {});
    const found = files.map((file) => {
      const source = program.getSourceFile(file);
      const codes = ts.getPreEmitDiagnostics(program, source).map(({code}) => code);
      return [path.basename(file), ...new Set(codes)];
    });
    const named = files.map((file) => [
      path.basename(file),
      Number(/^\/\/ Error: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1]),
    ]);
    expect(files.length).toBeGreaterThan(8);
    expect(found).toEqual(named);
  }, 60_000);
});
