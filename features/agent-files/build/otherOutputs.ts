import type {CheerioAPI} from 'cheerio';

import {
  type PageTexts,
  type TableRows,
  type VariedTables,
  combinationName,
  combinationValues,
  plainTexts,
} from '../../samples';

/** Reads the file with what varied samples print, by the address that a page names. */
export type TextsAt = (address: string) => PageTexts;

type Selection = ReturnType<CheerioAPI>;

/**
 * What a varied output is with every other combination of values: a table where each is one line, else one
 * sample or table after another. Undefined for a figure that does not vary.
 *
 * @throws Error where the file does not have the output.
 */
export function otherOutputs(
  $: CheerioAPI,
  figure: Selection,
  language: string,
  textsAt: TextsAt,
): Selection | undefined {
  const texts = figure.find('[data-texts]').attr('data-texts');
  if (texts === undefined) {
    return undefined;
  }
  const [address = '', number = ''] = texts.split('#');
  const output = textsAt(address)[Number(number)];
  if (output === undefined) {
    throw new Error(`${address} has no output ${number}.`);
  }
  const {choices, of, tables} = output;
  if (tables !== undefined) {
    return $('<div>').append(
      ...of
        .slice(1)
        .flatMap((table, index) => [
          $('<p>').text(
            `Output with ${combinationName(choices, combinationValues(choices, index + 1))}`,
          ),
          plainTable($, tables, table),
        ]),
    );
  }
  const plain = plainTexts(output);
  const rows = of.map((text, combination) => ({
    values: combinationValues(choices, combination),
    text: plain[text] ?? '',
  }));
  if (plain.every((text) => !text.includes('\n'))) {
    const cells = (tag: string, contents: readonly Selection[]) =>
      $('<tr>').append(...contents.map((content) => $(`<${tag}>`).append(content)));
    const words = [...choices.map(([, name]) => name), 'Output'].map((word) =>
      $('<span>').text(word),
    );
    const code = (text: string) => $('<code>').text(text);
    return $('<table>').append(
      $('<thead>').append(cells('th', words)),
      $('<tbody>').append(
        ...rows.map(({values, text}) => cells('td', [...values.map(code), code(text)])),
      ),
    );
  }
  return $('<div>').append(
    ...rows.slice(1).map(({values, text}) => {
      const pre = $('<pre><code></code></pre>')
        .attr('data-language', language)
        .attr('data-title', `Output with ${combinationName(choices, values)}`);
      pre.children().text(text);
      return pre;
    }),
  );
}

function plainTable($: CheerioAPI, {cells, tables}: VariedTables, at: number): Selection {
  const [head = [], body = []] = tables[at] ?? [];
  const rows = (some: TableRows) =>
    some.map((row) =>
      $('<tr>').append(
        ...row.map((cell) => {
          const [number, rowSpan = 1, colSpan = 1] = typeof cell === 'number' ? [cell] : cell;
          const [kind, text] = cells[number] ?? ['t', ''];
          return $(kind === 'c' || kind === 'r' ? '<th>' : '<td>')
            .text(text)
            .attr({rowspan: String(rowSpan), colspan: String(colSpan)});
        }),
      ),
    );
  return $('<table>').append(
    $('<thead>').append(...rows(head)),
    $('<tbody>').append(...rows(body)),
  );
}
