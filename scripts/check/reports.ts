import * as z from 'zod';

const tests = z.array(z.object({status: z.string()})).readonly();

/** The part of Vitest's JSON report that is read. */
export const vitestReport = z.object({
  /** The files. */
  testResults: z.array(z.object({status: z.string(), assertionResults: tests})).readonly(),
});

const spec = z.object({
  title: z.string(),
  /** Whether it passed, possibly on the second attempt. */
  ok: z.boolean(),
  tests: z
    .array(
      z.object({
        /** `flaky` is a test that passed on the second attempt. */
        status: z.string(),
        annotations: z.array(z.object({description: z.string().exactOptional()})).readonly(),
      }),
    )
    .readonly(),
});
export type Spec = z.infer<typeof spec>;

const suite = z.object({
  specs: z.array(spec).readonly(),
  get suites() {
    return z.array(suite).readonly().optional();
  },
});
type Suite = z.infer<typeof suite>;

/** The part of Playwright's JSON report that is read. */
export const playwrightReport = z.object({
  /** The files. */
  suites: z.array(suite).readonly(),
  /** Errors outside of tests. */
  errors: z.array(z.unknown()).readonly(),
  /** Numbers of tests. */
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  }),
});
export type PlaywrightReport = z.infer<typeof playwrightReport>;

/** All specs of a report, in order. */
export function specsOf({suites}: {readonly suites?: readonly Suite[] | undefined}): Spec[] {
  return (suites ?? []).flatMap((one) => [...one.specs, ...specsOf(one)]);
}
