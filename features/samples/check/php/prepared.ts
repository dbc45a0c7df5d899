import * as z from 'zod';

import {parseAs} from '../../../../shared/json/parseAs';

const texts = z.array(z.string()).readonly();
const byte = z.int().nonnegative();

/** A range of a written file and its range in a block: start, length, block, start, length. */
const stretch = z.tuple([byte, byte, z.string(), byte, byte]).readonly();
export type Stretch = z.infer<typeof stretch>;

/** Block or file, line in it. */
const problem = z.strictObject({block: z.string(), line: z.int(), message: z.string()}).readonly();

/** What the samples of a page take from the files around them. */
const preparedSetUp = z
  .strictObject({
    /** What a reader is shown; empty when the samples need nothing. */
    code: z.string(),
    /** The variables that the samples take from it. */
    variables: texts,
    /** Which stretches of the code are of which file. */
    map: z.array(stretch).readonly(),
    /** The blocks that use variables or functions of it. */
    blocks: texts,
    /** The blocks that use anything around the page, its classes too. */
    first: texts,
    /** Full name of a class that the page needs and does not show to its path as a title gives it. */
    classes: z.record(z.string(), z.string()).readonly(),
    /** Full names of the classes that it uses and the page shows. */
    classesOnPage: texts,
    /** What no reader can have. */
    refused: z.array(problem).readonly(),
    /** How many variables were looked at. */
    looked: z.int().nonnegative(),
  })
  .readonly();
export type PreparedSetUp = z.infer<typeof preparedSetUp>;

const prepared = z
  .strictObject({
    /** Path below the folder to the content of the file. */
    files: z.record(z.string(), z.array(stretch).readonly()).readonly(),
    /** Paths below the other folder of files that the first ones refer to. */
    known: texts,
    /** What does not parse or does not fit together. */
    problems: z.array(problem).readonly(),
    /** Names that may belong to the family: block, first byte, byte after it, class or member. */
    names: z.array(z.tuple([z.string(), byte, byte, z.string()]).readonly()).readonly(),
    /** For each page, in order. */
    setUps: z.array(preparedSetUp).readonly(),
  })
  .readonly();

/** The output of `prepare.php`: the files written for PHPStan. */
export type Prepared = z.infer<typeof prepared>;

/**
 * Parses what a run of `prepare.php` printed.
 *
 * @throws PlainError if it is something else.
 */
export function parsePrepared(text: string, script: string): Prepared {
  const advice = 'Compare the script with its schema: features/samples/check/php/prepared.ts.';
  return parseAs(prepared, text, script, advice);
}
