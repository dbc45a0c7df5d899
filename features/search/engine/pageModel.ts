import type {ExpandedTerm} from './expandTerms';
import type {Page, PageIndex, Place} from './pageIndex';

/** How many words there are on each page, in each library and in all, weighed by their places. */
export interface PageModel {
  readonly lengths: readonly number[];
  /** The number of the library of each page. */
  readonly libraryOf: readonly number[];
  readonly libraryLengths: readonly number[];
  readonly whole: number;
  /** The mean length of a page. */
  readonly mean: number;
}

// Questions have the words that readers use, texts mostly others.
const placeWeights: Readonly<Record<Place, number>> = {
  title: 3,
  path: 1,
  keywords: 1,
  questions: 4,
  headings: 1,
  text: 0.05,
};

// A page that says more is likely about more.
const lengthPower = 0.7;
// A page is smoothed with its library, which counts as this share of a page; a library with all pages, which count as 8.
const ofLibrary = 0.25;
const ofAll = 8;
// The count of a word that is nowhere, and the weight, in pages, of all words that could be somewhere.
const unseen = 0.1;
const unseenPages = 2.5;
// Words of a query depend on one another: what they say together is less than their product.
const dependence = 1.2;

/** The lengths of pages, and of the libraries that they are of. */
export function indexModel(
  pages: readonly Pick<Page, 'library' | 'lengths'>[],
  libraries: readonly string[],
): PageModel {
  const libraryOf = pages.map(({library}) => libraries.indexOf(library));
  const raw = pages.map(({lengths}) => weigh(lengths));
  const whole = raw.reduce((sum, length) => sum + length, 0);
  const mean = Math.max(1, whole / Math.max(1, pages.length));
  const libraryLengths = libraries.map(() => 0);
  raw.forEach((length, page) => {
    const library = libraryOf[page] ?? 0;
    libraryLengths[library] = (libraryLengths[library] ?? 0) + length;
  });
  return {
    lengths: raw.map((length) => mean * (length / mean) ** lengthPower),
    libraryOf,
    libraryLengths,
    whole,
    mean,
  };
}

/**
 * How likely the query is about each page, by number; the sum is 1. The more often a page says a word in the places that
 * count, compared with its library and with all pages, the more likely a reader of it typed the word. All words count,
 * in whichever questions and headings they are, and the whole library speaks for its pages.
 */
export function pageLikelihoods(
  expanded: readonly ExpandedTerm[],
  {model, postings}: Pick<PageIndex, 'model' | 'postings'>,
): number[] {
  const [mixedIn, behind] = [ofLibrary * model.mean, ofAll * model.mean];
  const logs = model.lengths.map(() => 0);
  for (const {expansions} of expanded) {
    const isWhole = expansions.some(({weight}) => weight === 1);
    const onPages = model.lengths.map(() => 0);
    const inLibraries = model.libraryLengths.map(() => 0);
    let inAll = 0;
    let certainty = 0;
    for (const {term, weight, way} of expansions) {
      if (!(isWhole && way === 'prefix')) {
        certainty = Math.max(certainty, weight);
        inAll += weight * unseen;
        for (const {page, counts} of postings(term)) {
          const count = weight * weigh(counts);
          const library = model.libraryOf[page] ?? 0;
          onPages[page] = (onPages[page] ?? 0) + count;
          inLibraries[library] = (inLibraries[library] ?? 0) + count;
          inAll += count;
        }
      }
    }
    const share = inAll / (model.whole + unseenPages * model.mean);
    if (share > 0) {
      const shares = inLibraries.map(
        (count, library) =>
          (count + behind * share) / ((model.libraryLengths[library] ?? 0) + behind),
      );
      onPages.forEach((count, page) => {
        const expected = mixedIn * (shares[model.libraryOf[page] ?? 0] ?? 0);
        const onPage = (count + expected) / ((model.lengths[page] ?? 0) + mixedIn);
        logs[page] = (logs[page] ?? 0) + certainty * Math.log(onPage / share);
      });
    }
  }
  const most = Math.max(...logs);
  const powers = logs.map((log) => Math.exp((log - most) / dependence));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function weigh(counts: Readonly<Partial<Record<Place, number>>>): number {
  const {title = 0, path = 0, keywords = 0, questions = 0, headings = 0, text = 0} = counts;
  return (
    placeWeights.title * title +
    placeWeights.path * path +
    placeWeights.keywords * keywords +
    placeWeights.questions * questions +
    placeWeights.headings * headings +
    placeWeights.text * text
  );
}
