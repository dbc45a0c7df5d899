import {isRecord} from '../../shared/json/isRecord';
import {parseJson} from '../../scripts/check/result';

/** The categories of Lighthouse, in the order of its reports. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

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

/** Reads the JSON of a run; throws if a category is missing. */
export function readReport(json: string): Report {
  const report = parseJson(json);
  if (!isRecord(report) || !isRecord(report.audits) || !isRecord(report.categories)) {
    throw new Error('Lighthouse returned no report.');
  }
  const {audits, categories: byName} = report;
  const audit = (id: unknown) => {
    const found = audits[String(id)];
    return isRecord(found) ? found : {};
  };
  const looked = categories.map((name) => {
    const category = byName[name];
    if (!isRecord(category) || typeof category.score !== 'number') {
      throw new Error(`Lighthouse has no score for ${name}: ${String(report.runtimeError)}`);
    }
    const refs = Array.isArray(category.auditRefs) ? category.auditRefs.filter(isRecord) : [];
    return {name, score: category.score, refs};
  });
  const faults = looked
    .filter(({name}) => name !== 'performance')
    .flatMap(({refs}) => refs)
    .filter(({id, weight}) => Number(weight) > 0 && Number(audit(id).score ?? 1) < 1)
    .map(({id}) => `${String(id)}: ${String(audit(id).title)}`);
  return {
    scores: looked.map(({score}) => Math.round(score * 100)),
    largestPaint: Number(audit('largest-contentful-paint').numericValue),
    blocked: Number(audit('total-blocking-time').numericValue),
    faults,
  };
}
