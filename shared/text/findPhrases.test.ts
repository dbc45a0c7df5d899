import {describe, expect, test} from 'vitest';

import {findPhrases} from './findPhrases';

const found = (text: string) => findPhrases(text).map((phrase) => phrase.text);

describe('unidiomatic phrases', () => {
  test.each([
    ['The message tells the place.', 'tells'],
    ['A fault is told with its line.', 'told'],
    ['The name stands in the table.', 'stands'],
    ['The database is asked once.', 'asked'],
    ['A line has at most 85 signs.', '85 signs'],
    ['Such signs are escaped, and other signs are not.', 'other signs'],
    ['The class is no `Selectable`.', 'is no '],
    ['An empty page is no error.', 'is no '],
    ['The call ends in an exception.', 'ends in an exception'],
    ['It ends with `LogicException`.', 'ends with `LogicException`'],
    ['The bundle brings a command.', 'brings'],
    ['An entity of yours is copied.', 'of yours'],
    ['The transformer takes the value.', 'takes the value'],
    ['The page is read anew.', 'anew'],
    ['Mend the pages.', 'Mend'],
    ['The key shall be unique.', 'shall'],
    ['So it is with arrays.', 'So it is with'],
    ['The row is dropped without a word.', 'without a word'],
    ['For want of a key, it fails.', 'For want of'],
    ['A number in place of a name.', 'in place of'],
    ['Each query is dear.', 'is dear'],
    ['The last but one wins.', 'last but one'],
    ['It fails, as told below.', 'told'],
    ['Mind that it is lazy.', 'Mind that'],
    ['It does not wait any more.', 'any more'],
    ['It is called so many times.', 'so many times'],
    ['It is read at each call.', 'at each call'],
    ['It fails at the next flush.', 'at the next flush'],
    ['Just call it.', 'Just'],
    ['It runs in order to fail.', 'in order to'],
  ])('are found in %j', (text, phrase) => {
    expect(found(text)).toContain(phrase);
  });

  test.each([
    'The dot stands for any name, and a mock stands in for the server.',
    'A stand-in is a stand-alone class that stands out.',
    'This tells the two apart, and the two can be told apart.',
    'The option tells Gotenberg to prefer the size.',
    'Flex asked whether to run the recipe. Frequently asked questions.',
    'The encoder signs the text, and the user signs in. A percent sign is escaped.',
    'The warning signs of a leak are few, and there are no signs of one.',
    'There is no `Selectable` here, it is no longer read, and it is no more than a name.',
    'Plain PHP has no bundle. The loop ends in an empty page.',
    'The retry brings the listener back and brings the page down.',
    'The message says "the server told the client" and "the key shall be unique".',
    'The code `$asked = tell()` and `stands in` is not prose.',
    'It takes the values of the enum. Never mind the rest. There are any more than two.',
    'It stops at the first read, at the end of each call and on the next flush.',
    'The adjustment is justified and uneasy. An amendment recommends it.',
    'It is called in many places of the code, at the end of the list.',
  ])('are not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('have advice, a place and an order, also over line ends', () => {
    expect(findPhrases('It is asked anew, in\nplace of once.')).toEqual([
      {text: 'asked', advice: 'write called, requested or queried', index: 6},
      {text: 'anew', advice: 'write again', index: 12},
      {text: 'in place of', advice: 'write instead of, or replaces', index: 18},
    ]);
  });
});
