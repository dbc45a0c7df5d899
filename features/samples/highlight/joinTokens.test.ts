import {toHtml} from 'hast-util-to-html';
import {refractor} from 'refractor/all';
import {expect, test} from 'vitest';

import {joinTokens} from './joinTokens';

function joined(source: string, language = 'php'): string {
  const {children} = refractor.highlight(source, language);
  return toHtml(joinTokens(children))
    .replaceAll('<span class="token ', '<')
    .replaceAll('</span>', '<>');
}

test('what is text, and what is quiet in a block', () => {
  expect(joined('$a;')).toBe('<plain">$a<>;');
  expect(joined("\n  $a . 'b'")).toBe('\n  <plain">$a<> . <string">\'b\'<>');
});

test('what stands together in one color is one element', () => {
  expect(joined('final class A {}')).toBe('<keyword">final class<> <type">A<> {}');
});

test('a blank between two colors belongs to none', () => {
  expect(joined('return 1')).toBe('<keyword">return<> <number">1<>');
});

test('a color inside another one stands for itself', () => {
  expect(joined('"a {$b} c"')).toBe('<string">"a <>{<string">$b<>}<string"> c"<>');
});

test('a token of several names has the last color', () => {
  // A keyword and a type.
  expect(joined('class A { private int $b; }')).toContain('<type">int<>');
});
