import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {readAs} from '../../../shared/json/parseAs';

const setUp = z
  .object({
    /** The part of the runner's setups that the samples of the page need. */
    code: z.string(),
    /** The variables that the samples of the page take from it. */
    variables: z.array(z.string()).readonly(),
    /** Hash of the block before which it is shown. */
    before: z.string(),
    /** Hashes of the blocks that use its variables or functions. */
    blocks: z.array(z.string()).readonly(),
    /** The classes that the page needs and does not show. */
    classes: z
      .array(
        z
          .object({
            name: z.string(),
            /** The file of the reader's application. */
            title: z.string(),
            /** The address of the page that shows it; else the setup shows it. */
            page: z.string().exactOptional(),
            /** The file in this repository. */
            file: z.string(),
          })
          .readonly(),
      )
      .readonly(),
    /** Full names of the classes that it uses and the page shows, maybe further down. */
    classesOnPage: z.array(z.string()).readonly(),
  })
  .readonly();

/** What the samples of a page start with: `generated/set-ups/<section>/<page>.json`. */
export type SetUp = z.infer<typeof setUp>;

/** The folder of the recorded setups. */
export const setUpsFolder = 'generated/set-ups';

/**
 * Reads the recorded setup of a page; `undefined` where there is none.
 *
 * @throws Error for a file of another form.
 */
export function readSetUp(file: string): SetUp | undefined {
  return existsSync(file)
    ? readAs(setUp, file, 'Write it again: npm run samples -- types.')
    : undefined;
}

/** A block of code of a setup. */
export interface SetUpBlock {
  readonly source: string;
  /** The file of the reader's application; the variables have none. */
  readonly title: string | undefined;
}

/** The code that a page shows for its setup: the variables, and the classes that no other page shows. */
export function setUpBlocks({code, classes}: SetUp, siteDir: string): SetUpBlock[] {
  const own = classes.filter(({page}) => page === undefined);
  return [
    ...(code === '' ? [] : [{source: code, title: undefined}]),
    ...own.map(({file, title}) => ({
      source: readFileSync(path.join(siteDir, file), 'utf8').trimEnd(),
      title,
    })),
  ];
}
