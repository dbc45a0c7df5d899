import {describe, expect, it} from 'vitest';

import {Places} from './placeSources';
import {parseQuestions, parseThesaurus} from './sources';

const page = (url: string, content: string) => ({type: 0 as const, url, title: '', content});
const places = new Places([
  page('/ship', 'A ship.'),
  page('/ship/rope', 'When there is no rope left, cut one.'),
  page('/ship/troubleshooting', 'There is no rope left: buy one.'),
  page('/ship/reference/exceptions', 'RopeException, AnchorException.'),
  page('/other', 'The anchor is much too heavy for this.'),
]);
const placed = (template: string, error?: string, section = 'ship') => {
  const found = places.placeMessage({template, error, sections: [section], place: ''});
  return found.map(({document, by}) => [document, by]);
};

describe('Places', () => {
  it.each([
    [
      'the page for errors before others',
      'There is no rope left in "{}"',
      undefined,
      [[2, 'text']],
    ],
    ['else the one that names its exception', 'Gone: {}', 'RopeException', [[3, 'exception']]],
    ['else the one about exceptions', 'The anchor is much too heavy', undefined, [[3, 'library']]],
  ])('finds %s', (_, template, error, where) => {
    expect(placed(template, error)).toEqual(where);
  });

  it('finds what was chosen for the message, in that order', () => {
    const message = {
      template: 'There is no rope left',
      error: undefined,
      sections: ['ship'],
      place: '',
    };
    const found = places.placeMessage({...message, explainedAt: ['/ship/rope', '/ship']});
    expect(found.map(({document, by}) => [document, by])).toEqual([
      [1, 'choice'],
      [0, 'choice'],
    ]);
  });

  it('rejects a chosen address that does not exist, unless its section is not there', () => {
    const message = {template: 'No rope', error: undefined, sections: ['ship'], place: ''};
    expect(() => places.placeMessage({...message, explainedAt: ['/ship#gone']})).toThrow(
      '/ship#gone, chosen for the message "No rope"',
    );
    const [found] = places.placeMessage({...message, explainedAt: ['/train#gone']});
    expect(found?.by).toBe('library');
  });

  it('finds nothing for a section without pages', () => {
    expect(placed('There is no rope left', undefined, 'none')).toEqual([]);
  });

  it('finds a page that lists the message as well, and not one for beginners', () => {
    const text = 'The tide is too low here.';
    const tides = new Places([
      {...page('/ship', text), kind: 'landing'},
      {...page('/ship/tides', text), keywords: 'The tide is too low here'},
      page('/ship/troubleshooting', text),
      page('/ship/depth', text),
    ]);
    const message = {template: text, error: undefined, sections: ['ship'], place: ''};
    expect(tides.placeMessage(message).map(({document}) => document)).toEqual([1, 2]);
  });
});

describe('the files kept by hand', () => {
  it.each(['[]', '{"/a": []}', '{"/a": {"x": ["y"]}}', '{"/a": {"#": [1]}}'])(
    'rejects questions %s',
    (text) => {
      expect(() => parseQuestions(text, 'a.json')).toThrow('a.json');
    },
  );

  it('gives questions by address', () => {
    const text = '{"/a": {"#": ["x y"], "#b": ["z"]}}';
    expect([...parseQuestions(text, '').keys()]).toEqual(['/a', '/a#b']);
  });

  it.each(['[]', '{"German": []}', '{"German": {"Tau": 1}}'])('rejects a thesaurus %s', (text) => {
    expect(() => parseThesaurus(text, 'a.json')).toThrow('a.json');
  });
});
