import type {CheerioAPI} from 'cheerio';

import {
  type PageTexts,
  type TableRows,
  type VariedTables,
  combinationName,
  combinationValues,
  plainTexts,
} from '../../samples';
import {type ValueCodes, valueCodes} from './valueCodes';

/** Reads the file with what varied samples print, by the address that a page names. */
export type TextsAt = (address: string) => PageTexts;

type Selection = ReturnType<CheerioAPI>;

/** A varied output: the values of the one that is in the page, and all that follows it. */
interface VariedOutput {
  readonly first: string;
  readonly others: Selection;
}

/** The varied output that a figure is; undefined for one that does not vary. */
export type VariedOutputs = (figure: Selection, language: string) => VariedOutput | undefined;

/**
 * Finds the varied outputs of a page before the first one is replaced.
 *
 * @throws Error where the file of the page does not have an output.
 */
export function findVaried($: CheerioAPI, textsAt: TextsAt): VariedOutputs {
  const outputs = new Set(
    $('[data-texts]')
      .toArray()
      .map((element) => element.attribs['data-texts']),
  );
  return (figure, language) => {
    const place = figure.find('[data-texts]').attr('data-texts');
    if (place === undefined) {
      return undefined;
    }
    const [address = '', number = ''] = place.split('#');
    const texts = textsAt(address);
    const output = texts[Number(number)];
    if (output === undefined) {
      throw new Error(`${address} has no output ${number}.`);
    }
    const codes = valueCodes(texts, Number(number), (one) =>
      outputs.has(`${address}#${String(one)}`),
    );
    return {
      first: combinationName(output.choices, combinationValues(output.choices, 0)),
      others: $('<div>').append(
        ...codes.map((one) => codeTable($, one)),
        otherOutputs($, output, language),
      ),
    };
  };
}

/**
 * What a varied output is with every other combination of values: a table where each is one line, else one
 * sample or table after another.
 */
function otherOutputs($: CheerioAPI, output: PageTexts[number], language: string): Selection {
  const {choices, of, tables} = output;
  if (tables !== undefined) {
    return $('<div>').append(
      ...of
        .slice(1)
        .flatMap((table, index) => [
          $('<p>').text(
            `Output with ${combinationName(choices, combinationValues(choices, index + 1))}`,
          ),
          variedTable($, tables, table),
        ]),
    );
  }
  const plain = plainTexts(output);
  const rows = of.map((text, combination) => ({
    values: combinationValues(choices, combination),
    text: plain[text] ?? '',
  }));
  if (plain.every((text) => !text.includes('\n'))) {
    const code = (text: string) => [$('<code>').text(text)];
    return wordTable(
      $,
      [...choices.map(([, name]) => name), 'Output'],
      rows.map(({values, text}) => [...values.map(code), code(text)]),
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

/** The lines of the sample that the values of a choice stand for. */
function codeTable($: CheerioAPI, {name, codes}: ValueCodes): Selection {
  return wordTable(
    $,
    [name, 'In the sample'],
    codes.map(({label, lines}) => [
      [$('<span>').text(label)],
      lines.flatMap((line, index) => [
        ...(index > 0 ? [$('<span> </span>')] : []),
        $('<code>').text(line),
      ]),
    ]),
  );
}

function wordTable(
  $: CheerioAPI,
  head: readonly string[],
  rows: readonly (readonly (readonly Selection[])[])[],
): Selection {
  const row = (tag: string, cells: readonly (readonly Selection[])[]) =>
    $('<tr>').append(...cells.map((cell) => $(`<${tag}>`).append(...cell)));
  return $('<table>').append(
    $('<thead>').append(
      row(
        'th',
        head.map((word) => [$('<span>').text(word)]),
      ),
    ),
    $('<tbody>').append(...rows.map((cells) => row('td', cells))),
  );
}

function variedTable($: CheerioAPI, {cells, tables}: VariedTables, at: number): Selection {
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
