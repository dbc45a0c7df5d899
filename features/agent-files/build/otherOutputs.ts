import type {CheerioAPI} from 'cheerio';

import {type PageTexts, combinationName, combinationValues, plainTexts} from '../../samples';

/** Reads the file with what varied samples print, by the address that a page names. */
export type TextsAt = (address: string) => PageTexts;

type Selection = ReturnType<CheerioAPI>;

/**
 * What a varied output is with every other combination of values: a table where each is one line, else one
 * sample after another. Undefined for a figure that does not vary.
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
  const {choices, of} = output;
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
