import * as z from 'zod';

import {parseAs} from '../../../../shared/json/parseAs';
import {runPhp} from '../php/runPhp';
import type {Declared} from './classIndex';

const script = 'features/samples/check/inline/php/names.php';

/** Parents and members of each class. */
const classes = z.record(z.string(), z.tuple([z.array(z.string()), z.array(z.string())]));

/** What the script prints. */
const names = z.strictObject({
  functions: z.array(z.string()).min(1),
  php: classes,
  vendor: classes,
});

/** The functions of PHP, its classes and those of the packages that samples use. */
export interface PhpNames {
  readonly functions: ReadonlySet<string>;
  readonly classes: readonly Declared[];
}

/** Reads the names of PHP and of the tool's Composer project from PHP. */
export async function readPhpNames(project: string): Promise<PhpNames> {
  const output = await runPhp([script, project], '');
  const advice = 'Compare it with its schema in readPhpNames.ts.';
  const {functions, php, vendor} = parseAs(names, output, script, advice);
  return {
    functions: new Set(functions),
    classes: Object.entries({...vendor, ...php}).map(([name, [parents, members]]) => ({
      name,
      parents,
      members: new Set(members),
    })),
  };
}
