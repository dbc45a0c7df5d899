import type {Meant} from './meanings';
import type {Page, PageIndex} from './pageIndex';

// Found this often, a word is half as good as it can be.
const saturation = 1.2;
const titleBoost = 6;

/** The documents of a page that hold what is meant, best first; the page itself when nothing else does. */
export function rankDocuments(
  page: Page,
  meant: readonly Meant[],
  index: PageIndex,
  phrase: string,
): number[] {
  const scores = new Map<number, number>();
  for (const {expansions, rare} of meant) {
    const best = new Map<number, number>();
    for (const {term, weight} of expansions) {
      for (const [document, {title, text}] of index.documents(term)) {
        if (page.documents.includes(document)) {
          const held = titleBoost * title + text;
          const score = (weight * rare * held) / (saturation + held);
          best.set(document, Math.max(best.get(document) ?? 0, score));
        }
      }
    }
    best.forEach((score, document) => {
      scores.set(document, (scores.get(document) ?? 0) + score);
    });
  }
  const [first] = page.documents;
  if (first !== undefined && (scores.size === 0 || ` ${page.title} `.includes(` ${phrase} `))) {
    scores.set(first, Infinity);
  }
  return [...scores].sort(([a, x], [b, y]) => y - x || a - b).map(([document]) => document);
}
