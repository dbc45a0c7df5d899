import {runPhp} from '../php/runPhp';
import type {Declared} from './classIndex';

/** The functions of PHP, its classes and those of the packages that samples use. */
export interface PhpNames {
  readonly functions: ReadonlySet<string>;
  readonly classes: readonly Declared[];
}

/** Reads the names of PHP and of the tool's Composer project from PHP. */
export async function readPhpNames(project: string): Promise<PhpNames> {
  const output: unknown = JSON.parse(
    await runPhp(['features/samples/check/inline/php/names.php', project], ''),
  );
  if (!isNames(output)) {
    throw new Error('features/samples/check/inline/php/names.php printed no names.');
  }
  return {
    functions: new Set(output.functions),
    classes: Object.entries({...output.vendor, ...output.php}).map(
      ([name, [parents, members]]) => ({
        name,
        parents,
        members: new Set(members),
      }),
    ),
  };
}

type Classes = Readonly<Record<string, readonly [string[], string[]]>>;

function isNames(value: unknown): value is {functions: string[]; php: Classes; vendor: Classes} {
  return (
    typeof value === 'object' &&
    value !== null &&
    'functions' in value &&
    Array.isArray(value.functions) &&
    value.functions.length > 0 &&
    'php' in value &&
    'vendor' in value
  );
}
