import {stringify} from 'yaml';

import {readFrontMatter} from '../../shared/text/frontMatter';
import {dealer} from '../samples/random';

/** A page: its path below `docs/` without the extension, the extension, and the text of the file. */
export interface Page {
  readonly id: string;
  readonly ending: string;
  readonly text: string;
}

/** A generated page, and the one whose samples, tables and figures it has. */
export interface Copy extends Page {
  readonly origin: string;
}

// Front matter that only one page may have.
const unique = ['explains', 'configures', 'absent'];
// The outputs of other values are recorded for the page itself.
const varied = /^```.* vary=/m;
const prose = /^[A-Z][^[\]<>{}]*[.:]$/;

/**
 * Generates more pages from the existing ones: samples, tables and figures stay together; titles and paragraphs
 * of all pages are reshuffled, so that word frequencies do not change.
 */
export function growPages(pages: readonly Page[], wanted: number, random: () => number): Copy[] {
  const origins = pages
    .filter(({id, text}) => id.includes('/') && !/(?:^|\/)index$/.test(id) && !varied.test(text))
    .map((page) => ({page, ...parts(page)}));
  const titles = origins.map(({front}) => String(front.title));
  const paragraphs = origins.flatMap(({lines}) => lines.filter(({isProse}) => isProse));
  const dealTitle = dealer(titles, random);
  const dealParagraph = dealer(
    paragraphs.map(({line}) => line),
    random,
  );
  return Array.from({length: wanted}, (_, number) => {
    const origin = origins[number % origins.length];
    if (origin === undefined) {
      throw new Error('There is no page to copy.');
    }
    const {page, front, lines} = origin;
    const round = Math.floor(number / origins.length) + 2;
    const kept = Object.entries(front).filter(([key]) => !unique.includes(key));
    const title = `${dealTitle()} ${String(round)}`;
    const body = lines.map(({line, isProse}) => (isProse ? dealParagraph() : line));
    const head = stringify({...Object.fromEntries(kept), title});
    return {
      id: `${page.id}-${String(round)}`,
      ending: page.ending,
      text: `---\n${head}---\n${body.join('\n')}`,
      origin: page.id,
    };
  });
}

function parts({id, text}: Page) {
  const {fields, values, body} = readFrontMatter(`docs/${id}`, text);
  if (fields.size === 0) {
    throw new Error(`docs/${id} has no front matter.`);
  }
  let fence: string | undefined;
  const lines = body.split('\n').map((line) => {
    const [marks] = /^\s*(?:`{3,}|~{3,})/.exec(line) ?? [];
    const isInside = fence !== undefined;
    if (marks !== undefined && (fence === undefined || marks.trim() === fence)) {
      fence = fence === undefined ? marks.trim() : undefined;
    }
    return {line, isProse: !isInside && prose.test(line)};
  });
  return {front: {title: undefined, ...values}, lines};
}
