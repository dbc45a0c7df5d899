import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';

const need = z
  .strictObject({
    name: z.string(),
    range: z.string(),
    /** Components that allow less than the rest, by package name. */
    except: z.record(z.string(), z.string().optional()).readonly().exactOptional(),
  })
  .readonly();

/** Something that a library requires, in words: `{name: 'Symfony', range: '6.4 to 8.x'}`. */
export type Need = z.infer<typeof need>;

const library = z
  .strictObject({
    section: z.string(),
    purpose: z.string(),
    repository: z.string(),
    tag: z.string(),
    release: z.string(),
    /** Date of the release, in ISO format. */
    date: z.string(),
    dateIsApproximate: z.boolean(),
    /** The package for `composer require`. */
    install: z.string(),
    license: z.string(),
    needs: z.array(need).readonly(),
    /** Names of the packages of the same release that are installed, the required one first. */
    packages: z.array(z.string()).readonly(),
    /** Whether the tree of the release has a CHANGELOG.md; false if no tree is stored. */
    changelog: z.boolean(),
  })
  .readonly();

/** The facts of a library; features/library-facts/record reads them from its released source. */
export type Library = z.infer<typeof library>;

// Not strict: the file also has its checksum.
const packages = z
  .object({
    groups: z
      .array(z.strictObject({title: z.string(), libraries: z.array(library).readonly()}).readonly())
      .readonly(),
  })
  .readonly();

/** The content of `generated/packages.json`: the libraries, grouped by task. */
export type Packages = z.infer<typeof packages>;

/**
 * Parses `generated/packages.json`.
 *
 * @throws Error if the text is not that file.
 */
export function parsePackages(text: string, file: string): Packages {
  return parseAs(packages, text, file);
}
