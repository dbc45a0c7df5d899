import {toHtml} from 'hast-util-to-html';
import {refractor} from './grammars';
import {expect, test} from 'vitest';

import {joinTokens} from './joinTokens';

function joined(source: string, language = 'php'): string {
  const {children} = refractor.highlight(source, language);
  return toHtml(joinTokens(children))
    .replaceAll('<span class="token ', '<')
    .replaceAll('</span>', '<>');
}

test('plain text, and what has no color in a block', () => {
  expect(joined('$a;')).toBe('<plain">$a<>;');
  expect(joined("\n  $a . 'b'")).toBe('\n  <plain">$a<> . <string">\'b\'<>');
});

test('adjacent tokens of one color are one element', () => {
  expect(joined('final class A {}')).toBe('<keyword">final class<> <type">A<> {}');
});

test('a space between two colors belongs to neither', () => {
  expect(joined('return 1')).toBe('<keyword">return<> <number">1<>');
});

test('a color inside another one is a separate element', () => {
  expect(joined('"a {$b} c"')).toBe('<string">"a <>{<string">$b<>}<string"> c"<>');
});

test('a token of several names has the last color', () => {
  // A keyword and a type.
  expect(joined('class A { private int $b; }')).toContain('<type">int<>');
});
