import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';

// Not strict: Composer knows many more keys.
const composerFile = z
  .object({
    name: z.string(),
    type: z.string().exactOptional(),
    license: z.string().exactOptional(),
    require: z.record(z.string(), z.string()).readonly().exactOptional(),
    autoload: z
      .object({
        /** The folders of each namespace. */
        'psr-4': z
          .record(z.string(), z.union([z.string(), z.array(z.string()).readonly()]))
          .readonly()
          .exactOptional(),
      })
      .readonly()
      .exactOptional(),
  })
  .readonly();

/** The part of a package's `composer.json` that is read. */
export type ComposerFile = z.infer<typeof composerFile>;

/**
 * Parses the `composer.json` of a released package.
 *
 * @throws PlainError if the text is not such a file.
 */
export function parseComposerFile(text: string, file: string): ComposerFile {
  return parseAs(
    composerFile,
    text,
    file,
    'The composer file of a library must have "name", and the other keys as Composer describes them.',
  );
}

/** The folders of each namespace of a package, relative to its own. */
export function namespaceFolders({
  autoload,
}: Pick<ComposerFile, 'autoload'>): Record<string, readonly string[]> {
  const namespaces = Object.entries(autoload?.['psr-4'] ?? {});
  return Object.fromEntries(namespaces.map(([name, folders]) => [name, [folders].flat()]));
}
