import type {CheerioAPI} from 'cheerio';

import {phpImports} from '../../../shared/text/phpImports';
import {type TextsAt, type VariedOutputs, findVaried} from './otherOutputs';

/** Makes an address of a page's link or image absolute. */
export type Absolute = (address: string) => string;

// Needed only on screens. `data-screen-only` marks controls whose text is meaningless without them.
const screenOnly = 'button, input, svg, wbr, .hash-link, [aria-hidden=true], [data-screen-only]';
const diffMarkers: Readonly<Record<string, string>> = {'Added: ': '+', 'Removed: ': '-'};

/**
 * Turns the parsed content of a built page into HTML that Markdown can express: samples become `pre` with
 * `data-language` and `data-title`, diagrams and callouts become quotations, definitions become lists.
 */
export function plainHtml($: CheerioAPI, absolute: Absolute, textsAt: TextsAt): string {
  $('*')
    .contents()
    .filter((_index, node) => node.nodeType === 8)
    .remove();
  const variedIn = findVaried($, textsAt);
  $('figure:has(> pre)').each((_index, figure) => {
    $(figure).replaceWith(plainSample($, $(figure), variedIn));
  });
  $('figure:has(table):has(> details pre)').each((_index, figure) => {
    $(figure).replaceWith(plainTable($, $(figure), variedIn));
  });
  $('figure:has(svg[role=img])').each((_index, figure) => {
    $(figure).replaceWith(plainDiagram($, $(figure)));
  });
  // The line that opens a setup becomes its title.
  $('[data-set-up] > details').replaceWith((_index, details) => {
    const title = $('<p>').append($(details).children('summary').contents());
    return repeatsUse($, $(details).parent()) ? title.append(useOnce) : title;
  });
  $('.theme-admonition').each((_index, element) => {
    $(element).replaceWith(plainAdmonition($, $(element)));
  });
  $('th button').replaceWith((_index, button) => $(button).contents());
  $(screenOnly).remove();
  $('h1').remove();
  plainParts($);
  for (const [selector, attribute] of [
    ['a[href]', 'href'],
    ['img[src]', 'src'],
  ] as const) {
    $(selector).attr(attribute, (_index, address) => absolute(address));
  }
  return $.html();
}

type Selection = ReturnType<CheerioAPI>;

// PHP refuses a second line for the same class.
const useOnce =
  '. If you put it into one file with a sample, keep each <code>use</code> line only once.';

/** Whether a sample of the page has a `use` line that the setup has too. */
function repeatsUse($: CheerioAPI, setUp: Selection): boolean {
  const linesOf = (samples: Selection) =>
    (samples.text().match(phpImports) ?? []).map((line) => line.trim());
  const own = setUp.find('pre');
  const others = new Set(linesOf($('pre').not(own)));
  return linesOf(own).some((line) => others.has(line));
}

function plainSample($: CheerioAPI, figure: Selection, variedIn: VariedOutputs): Selection {
  const code = figure.find('code');
  const language = /language-(\S+)/.exec(code.attr('class') ?? '')?.[1] ?? 'text';
  const lines = code.find('.line').toArray();
  const text = lines.map((line) => {
    const said = $(line).children('.said');
    const isUnchanged = language.startsWith('diff-') && !$(line).hasClass('hunk');
    const sign = diffMarkers[said.text()] ?? (isUnchanged ? ' ' : '');
    said.remove();
    // An unchanged empty line needs no marker, which would be an invisible space.
    const rest = $(line).text();
    return sign === ' ' && rest === '\n' ? rest : sign + rest;
  });
  const plain = $('<pre><code></code></pre>').attr('data-language', language);
  plain.children().text(text.join(''));
  const varied = variedIn(figure, language);
  const title = titleOf(figure, varied?.first);
  const titled = title === '' ? plain : plain.attr('data-title', title);
  return varied === undefined ? titled : titled.add(varied.others);
}

/** The title of a sample; that of an output opens what its record proves, and has the values that it varies with. */
function titleOf(figure: Selection, values?: string): string {
  const title = figure.find('figcaption > span, figcaption > details > summary').first().text();
  return values === undefined ? title : `${title}, with ${values}`;
}

/** The table of an output under its title, without the HTML that was printed. */
function plainTable($: CheerioAPI, figure: Selection, variedIn: VariedOutputs): Selection {
  const varied = variedIn(figure, 'html');
  const title = $('<p>').text(titleOf(figure, varied?.first));
  const table = title.add(figure.find('table').first());
  return varied === undefined ? table : table.add(varied.others);
}

function plainDiagram($: CheerioAPI, figure: Selection): Selection {
  // There may be a second drawing for phones.
  const drawing = figure.find('svg').first();
  const title = `Diagram: ${drawing.children('title').text()}`;
  return quotation($, title).append($('<p>').text(drawing.children('desc').text()));
}

function plainAdmonition($: CheerioAPI, element: Selection): Selection {
  const kind = /theme-admonition-(\w+)/.exec(element.attr('class') ?? '')?.[1] ?? 'note';
  const [heading, content] = [element.children().eq(0), element.children().eq(1)];
  const title = heading.text().trim();
  const label = kind.charAt(0).toUpperCase() + kind.slice(1);
  const isOwn = title.toLowerCase() !== kind;
  return quotation($, isOwn ? `${label}: ${title}` : label).append(content.contents());
}

function quotation($: CheerioAPI, title: string): Selection {
  return $('<blockquote>').append($('<p>').append($('<strong>').text(title)));
}

function plainParts($: CheerioAPI): void {
  // Tabs: each panel under its label.
  $('[role=tabpanel]').each((_index, panel) => {
    const list = $(panel).parent().siblings('[role=tablist]');
    const label = list.children().eq($(panel).parent().children().index(panel)).text();
    $(panel).prepend($('<h4>').text(label));
  });
  $('[role=tablist]').remove();
  $('dl').replaceWith((_index, list) => plainList($, $(list)));
  // Cards are headings with text, not items.
  $('ul:has(> li > h3)').each((_index, list) => {
    $(list).replaceWith($(list).children().contents());
  });
  // A cell contains one line.
  $('td div')
    .before(' ')
    .replaceWith((_index, part) => $(part).contents());
  // Links that only their style separates.
  $('a + a')
    .filter((_index, link) => link.previousSibling?.nodeType === 1)
    .before(', ');
}

function plainList($: CheerioAPI, list: Selection): Selection {
  const items = list
    .find('dt')
    .toArray()
    .map((term) =>
      $('<li>')
        .append($('<strong>').text($(term).text()), ': ')
        .append($(term).next('dd').contents()),
    );
  return $('<ul>').append(...items);
}
