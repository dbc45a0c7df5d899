import {load} from 'cheerio';
import {expect, it} from 'vitest';

import {graphOf} from './graphOf';
import {withData} from './withData';

const html =
  '<html><head><meta name=description content=d></head><body><h1>&lt;/script>&lt;!--</h1></body></html>';

it('is at the end of the head, is not ended by its text, and occurs once', () => {
  const graph = graphOf(load(html), '/mapper');
  const once = withData(html, '/mapper', graph);
  expect(withData(once, '/mapper', graph)).toBe(once);
  const $ = load(once);
  const data: unknown = JSON.parse($('head > script:last-child').text());
  expect(data).toMatchObject({'@graph': [{headline: '</script><!--'}, {}]});
  expect(() => withData('<h1>x</h1>', '/x', graph)).toThrow('/x has no head');
});
