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
  | 'titleIsQuery'
  | 'titleHoldsQuery'
  | 'keywordIsQuery'
  | 'keyPhraseIsQuery'
  | 'keywordHoldsQuery'
  | 'queryHoldsKeyword'
  | 'explainsIt'
  | 'inOneSection'
  | 'libraryIsNamed'
  | 'ownLibrary'
  | 'filler';

/** What a page gets on top of its words. */
export type BonusName = 'question' | 'message';

/** Lists and rules that read more into a word. */
export type MeaningName = 'thesaurus' | 'correction' | 'symbol';

/** The weights of the search. */
export const defaultWeights: Weights = {
  boosts: {title: 14, path: 5, keywords: 6, headings: 4, text: 2},
  factors: {
    titleIsQuery: 1.5,
    titleHoldsQuery: 1.2,
    keywordIsQuery: 1.6,
    // Several words in this order cannot be a coincidence: the author wrote them for this page.
    keyPhraseIsQuery: 2.5,
    keywordHoldsQuery: 1.2,
    // The author's words of a message, in a message that was pasted with more around them.
    queryHoldsKeyword: 3,
    explainsIt: 3,
    // All words in one section say more than the same words spread over a page.
    inOneSection: 2,
    libraryIsNamed: 1.5,
    ownLibrary: 1.5,
    // Rare on pages that state facts, but they only show the mood of the reader.
    filler: 0.3,
  },
  bonuses: {question: 0.3, message: 3},
  meanings: {thesaurus: 0.8, correction: 0.8, symbol: 0.8},
};
