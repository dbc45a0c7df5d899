import type {Place} from './pageIndex';

/**
 * What decides the order of the pages. `npm run search -- ablate` sets one after the other to what has no effect: a
 * factor to 1, anything else to 0.
 */
export interface Weights {
  /** What a word at each place adds at most. */
  readonly boosts: Readonly<Record<Place, number>>;
  readonly factors: Readonly<Record<FactorName, number>>;
  /** What is added to the share that a page has of the best score. */
  readonly bonuses: Readonly<Record<BonusName, number>>;
  /** What a word may mean besides itself. */
  readonly meanings: Readonly<Record<MeaningName, number>>;
}

/** What the sum of the words of a page may be multiplied by. */
export type FactorName =
  | 'keyPhraseIsQuery'
  | 'explainsIt'
  | 'explainsHalf'
  | 'libraryIsNamed'
  | 'ownLibrary'
  | 'likelyLibrary'
  | 'withoutName'
  | 'specialPage';

/** What a page gets on top of its words. */
export type BonusName = 'question' | 'anotherQuestion' | 'message' | 'likelihood';

/** Lists and rules that read more into a word. */
export type MeaningName = 'thesaurus' | 'correction';

/** The weights of the search. */
export const defaultWeights: Weights = {
  // A word that only a question has counts as found on its page, and adds nothing else.
  boosts: {title: 14, path: 5, keywords: 6, questions: 0, headings: 4, text: 2},
  factors: {
    // Several words in this order cannot be a coincidence: the author wrote them for this page.
    keyPhraseIsQuery: 2.5,
    explainsIt: 3,
    explainsHalf: 1.5,
    libraryIsNamed: 1.2,
    ownLibrary: 2,
    // The library of the best pages is likely the one that is meant.
    likelyLibrary: 1.4,
    // A reader who types a name of the code means no page that does not have it.
    withoutName: 0.4,
    // Comparisons, upgrades, lists of exceptions and recipes have the words of the pages that explain.
    specialPage: 0.85,
  },
  // A page whose second best section also answers the question is more likely about it: a part of what that one gets.
  bonuses: {question: 1, anotherQuestion: 0.5, message: 3, likelihood: 1},
  meanings: {thesaurus: 0.8, correction: 0.95},
};
