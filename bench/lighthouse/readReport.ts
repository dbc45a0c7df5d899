import * as z from 'zod';

import {parseAs} from '../../shared/json/parseAs';
import {PlainError} from '../../shared/process/runMain';

/** The categories of Lighthouse, in the order of its reports. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const audit = z.object({
  title: z.string(),
  /** Null if it does not apply to the page. */
  score: z.number().nullable(),
  numericValue: z.number().exactOptional(),
});

const category = z.object({
  /** Null if the page could not be measured. */
  score: z.number().nullable(),
  auditRefs: z.array(z.object({id: z.string(), weight: z.number()})),
});

/** The part of Lighthouse's JSON that is read. */
const lighthouseReport = z.object({
  audits: z.record(z.string(), audit),
  categories: z.record(z.enum(categories), category),
  runtimeError: z.object({message: z.string()}).exactOptional(),
});

/** The result of one Lighthouse run on a page. */
export interface Report {
  /** From 0 to 100, in the order of `categories`. */
  readonly scores: readonly number[];
  /** Milliseconds. */
  readonly largestPaint: number;
  readonly blocked: number;
  /** Failed audits, except the times, which are the performance score itself. */
  readonly faults: readonly string[];
}

/** Reads the JSON of a run; throws if a category or a time is missing. */
export function readReport(json: string): Report {
  const advice = 'Run Lighthouse on the page to see why.';
  const report = parseAs(lighthouseReport, json, "Lighthouse's report", advice);
  const {audits, categories: byName, runtimeError} = report;
  const scores = categories.map((name) => {
    const {score} = byName[name];
    if (score === null) {
      throw new PlainError(
        `Lighthouse has no score for ${name}: ${runtimeError?.message ?? advice}`,
      );
    }
    return Math.round(score * 100);
  });
  const faults = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => byName[name].auditRefs)
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({id}) => `${id}: ${audits[id]?.title ?? ''}`);
  const time = (id: string) => {
    const milliseconds = audits[id]?.numericValue;
    if (milliseconds === undefined) {
      throw new PlainError(`Lighthouse has not measured ${id}. ${advice}`);
    }
    return milliseconds;
  };
  return {
    scores,
    largestPaint: time('largest-contentful-paint'),
    blocked: time('total-blocking-time'),
    faults,
  };
}
