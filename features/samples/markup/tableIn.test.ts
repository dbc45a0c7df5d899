import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';

import {tableIn} from './tableIn';

function rebuilt(html: string): string | undefined {
  const table = tableIn(html);
  return table && toHtml(table);
}

describe('tableIn', () => {
  it('keeps the elements of a table, their spans and their text', () => {
    expect(
      rebuilt(
        '<table ><thead ><tr ><th  rowspan="2" scope="col">Wing</th></tr></thead>\n' +
          '<tbody ><tr ><td  colspan="2">Fossils &amp; more</td></tr></tbody></table>\n',
      ),
    ).toBe(
      '<table><thead><tr><th rowspan="2" scope="col">Wing</th></tr></thead>' +
        '<tbody><tr><td colspan="2">Fossils &#x26; more</td></tr></tbody></table>',
    );
  });

  it('drops all other attributes', () => {
    expect(
      rebuilt(
        '<table class="a" style="color:red" onclick="x()"><tr id="b"><td>c</td></tr></table>',
      ),
    ).toBe('<table><tbody><tr><td>c</td></tr></tbody></table>');
  });

  it('makes every cell of the head a header', () => {
    expect(
      rebuilt('<table><thead><tr><td>2026-05</td></tr></thead><tr><td>a</td></tr></table>'),
    ).toContain('<thead><tr><th scope="col">2026-05</th></tr></thead>');
  });

  it('makes the cells before the first column with a number headers of their rows', () => {
    expect(
      rebuilt(
        '<table><tr><td rowspan="2">Fossils</td><td>adult</td><td>null</td></tr>' +
          '<tr><td>child</td><td>1070</td><td>once</td></tr></table>',
      ),
    ).toBe(
      '<table><tbody><tr><th rowspan="2" scope="row">Fossils</th><th scope="row">adult</th><td>null</td></tr>' +
        '<tr><th scope="row">child</th><td data-number="">1070</td><td>once</td></tr></tbody></table>',
    );
  });

  it.each(['1840', '-3.5', '1,840', '12.5 %', '1 840'])('marks the number %s', (text) => {
    expect(rebuilt(`<table><tr><td>${text}</td></tr></table>`)).toContain(
      `<td data-number="">${text}</td>`,
    );
  });

  it.each(['2026-05', 'null', '–', '', 'Hall 3'])('does not mark "%s"', (text) => {
    expect(rebuilt(`<table><tr><td>${text}</td></tr></table>`)).toContain(`<td>${text}</td>`);
  });

  it.each([
    ['text', 'no table'],
    ['text behind the table', '<table><tr><td>a</td></tr></table>b'],
    ['two tables', '<table><tr><td>a</td></tr></table><table><tr><td>a</td></tr></table>'],
    ['another element', '<p>a</p>'],
    ['a script', '<table><tr><td><script>x()</script></td></tr></table>'],
    ['a link', '<table><tr><td><a href="javascript:x()">a</a></td></tr></table>'],
    ['an image', '<table><tr><td><img src="x" onerror="x()"></td></tr></table>'],
    ['a table in a cell', '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>'],
    ['a column', '<table><col><tr><td>a</td></tr></table>'],
    ['no rows', '<table></table>'],
    ['nothing', ''],
  ])('refuses %s', (_what, html) => {
    expect(tableIn(html)).toBeUndefined();
  });
});
