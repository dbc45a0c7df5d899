import {ofConversation, ofProjects} from './everydayWords.json';
import {indexTerm} from './terms';

/*
 * `ofProjects` is what applications are about. Readers name what theirs has, the samples name what ours have: both say
 * nothing of the question. Words that the libraries use in another sense (order, member, visitor, driver) are not in it.
 * `ofConversation` has words that no title has and every question may have.
 */
const everyday = new Set(
  [...ofProjects, ...ofConversation].flatMap((word) => indexTerm(word) ?? []),
);

/** Whether a term of the index says little about what the reader wants to know. */
export function isEveryday(term: string): boolean {
  return everyday.has(term);
}
