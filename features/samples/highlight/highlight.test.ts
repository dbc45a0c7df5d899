import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';

import {highlight, languages} from './highlight';

function html(source: string, language: string): string {
  return toHtml(highlight(source, language));
}

function text(markup: string): string {
  return markup.replace(/<[^>]+>/g, '');
}

describe('highlight', () => {
  it('supports the eleven languages of the specification, HTML, SQL and TypeScript', () => {
    expect(languages).toEqual([
      'diff',
      'php',
      'bash',
      'twig',
      'yaml',
      'json',
      'markup',
      'html',
      'sql',
      'ts',
      'handlebars',
      'liquid',
      'diff-php',
      'diff-json',
    ]);
    for (const language of languages) {
      expect(html('+{"a": 1} # {{ b }} <c d="e"> SELECT', language), language).toContain(
        'class="token',
      );
    }
  });

  it('writes one element per line and keeps the text', () => {
    const source = '/* two\nlines */\n$a = <<<X\nText\nX;';
    const result = html(source, 'php');
    expect(result.match(/class="line"/g)).toHaveLength(5);
    expect(text(result)).toBe('/* two\nlines */\n$a = &#x3C;&#x3C;&#x3C;X\nText\nX;\n');
  });

  it('writes classes only', () => {
    expect(html('final class A {}', 'php')).not.toContain('style=');
  });

  it('keeps markup in a sample as text', () => {
    expect(html('<script>alert(1)</script>', 'text')).not.toContain('<script>');
  });

  it('colors the code of a diff and marks its lines, without the markers', () => {
    const result = html(' $a = 1;\n-$b = 2;\n+$b = 3;', 'diff-php');
    expect(result).toContain('class="line removed"');
    expect(result).toContain('class="line added"');
    expect(result).toContain('class="token number"');
    expect(text(result)).toBe('$a = 1;\nRemoved: $b = 2;\nAdded: $b = 3;\n');
  });

  it('shows the line between two parts of a diff as it is', () => {
    const result = html(' $a = 1;\n@@\n+$b = 3;', 'diff-php');
    expect(result).toContain('class="line hunk"');
    expect(text(result)).toBe('$a = 1;\n@@\nAdded: $b = 3;\n');
  });

  it('rejects an unknown language', () => {
    expect(() => html('x', 'phpp')).toThrow('No highlighting for "phpp". Use one of diff, php,');
  });
});
