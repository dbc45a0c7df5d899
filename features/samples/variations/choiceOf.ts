import type {Choice} from '../markup/pageTexts';
import type {Variation} from '../parse/variations';

/**
 * A choice, with a word for the address. Two figures with the same name and values follow the same word, so that the
 * reader chooses once; for another choice the word is one that the page has not used.
 */
export function choiceOf({name, values}: Variation, known: Map<string, Choice>): Choice {
  const word = name.replace(/\W+/g, '-');
  const rest = [name === 'php' ? 'PHP' : name, ...values.map(({label}) => label)] as const;
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? word : `${word}-${String(number)}`;
    const [, ...others] = known.get(key) ?? [key, ...rest];
    if (others.join('\n') === rest.join('\n')) {
      const choice: Choice = [key, ...rest];
      known.set(key, choice);
      return choice;
    }
  }
}
