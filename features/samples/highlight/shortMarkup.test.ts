import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';

import {expandMarkup} from '../markup/expandMarkup';
import {highlight, languages} from './highlight';
import {shortMarkup} from './shortMarkup';

const source = `<?php
#[Map(property: 'a|b<c>')]
+final class A { /* "#1|" <L@a| & <> */ public ?int $b = 3; }
-echo "{$a->b['x']}\\n" . <<<EOT
key: [1, {"a": "<b>"}] {{ x|raw }} {% if a %} | grep -o '.' > out
EOT;
`;

test.each(languages)('survives a round trip in %s', (language) => {
  const html = toHtml(highlight(source, language, [[10, 3, 7]], new Map([[10, 'Depot.Map']])));
  const short = shortMarkup(html);
  expect(short.length).toBeLessThan(html.length);
  expect(expandMarkup(short)).toBe(html);
});

test('is short', () => {
  const html =
    '<span class="line added"><span class="said">Added: </span><span class="token keyword">new</span>' +
    '<span data-n="0" id="Depot.A">A</span><span class="token call" data-n="12">b</span>' +
    '(&#x3C;\n</span>';
  expect(shortMarkup(html)).toBe(
    '<L added|<S|Added: <><keyword|new<><N#0@Depot.A|A<><call#12|b<>(&#x3C;\n<>',
  );
});

test('another tag is unchanged', () => {
  const html = '<span class="token entity" title="\\n">a</span>';
  expect(shortMarkup(html)).toBe('<span class="token entity" title="\\n">a<>');
});

test('HTML that would not survive is rejected', () => {
  expect(() => shortMarkup('<b|>a</b|>')).toThrow('<b|>a');
});
