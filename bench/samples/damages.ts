import {type Block, readBlocks} from '../../features/samples/parse/readBlocks';
import {readInline} from '../../features/samples/check/inline/readInline';
import {type Finders, type Place, inBash, inJson, inPhp, inTwig, inYaml} from './places';
import {misspelled, shuffled} from './random';

/** A change of one line of a page that makes it say something wrong. */
export interface Damage {
  readonly page: string;
  /** Counted from 1. */
  readonly line: number;
  /** `php: method`, … */
  readonly kind: string;
  /** The line before and after. */
  readonly from: string;
  readonly to: string;
  /** What was changed to what. */
  readonly what: string;
}

/** The names of the family that prose can contain. */
export interface SentenceNames {
  readonly classes: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
}

const finders: Readonly<Record<string, Finders>> = {
  php: inPhp,
  'diff-php': inPhp,
  yaml: inYaml,
  'diff-yaml': inYaml,
  json: inJson,
  twig: inTwig,
  bash: inBash,
};

/** Every possible damage, in the order of the pages. */
export function possibleDamages(
  pages: Readonly<Record<string, string>>,
  names: SentenceNames,
  random: () => number,
): Damage[] {
  return Object.entries(pages).flatMap(([page, text]) => {
    const lines = text.split('\n');
    const damage = (line: number, kind: string, place: Place, before = 0): Damage[] => {
      const from = lines[line - 1] ?? '';
      const to = place.to ?? misspelled(place.text, random);
      const start = place.start + before;
      const changed = from.slice(0, start) + (to ?? '') + from.slice(start + place.text.length);
      const what = `${place.text} → ${to ?? ''}`;
      return to === undefined || changed === from
        ? []
        : [{page, line, kind, from, to: changed, what}];
    };
    const inBlocks = readBlocks(page, text)
      .filter(isSample)
      .flatMap(({language, line, value}) =>
        Object.entries(finders[language] ?? {})
          // What follows other samples takes over their imports: only a file needs all of its own.
          .filter(([kind]) => kind !== 'import' || value.startsWith('<?php'))
          .flatMap(([kind, find]) =>
            value.split('\n').flatMap((row, index) => {
              // In a list, the page has more before the line.
              const before = (lines[line + index - 1] ?? '').length - row.length;
              const name = `${language.replace('diff-', '')}: ${kind}`;
              return find(row).flatMap((place) => damage(line + index, name, place, before));
            }),
          ),
      );
    const inSentences = readInline(page, text).flatMap(({line, value}) => {
      const before = (lines[line - 1] ?? '').indexOf(`\`${value}\``) + 1;
      const named = before === 0 ? undefined : nameIn(value, names);
      return named === undefined ? [] : damage(line, named.kind, named.place, before);
    });
    return [...inBlocks, ...inSentences];
  });
}

/**
 * Chooses damages: each kind in turn, those in PHP twice as often, because most samples are PHP; always on the
 * page that has the fewest so far, and never two on one line.
 */
export function chooseDamages(
  possible: readonly Damage[],
  count: number,
  random: () => number,
): Damage[] {
  const kinds = [...new Set(possible.map(({kind}) => kind))];
  const turns = [...kinds, ...kinds.filter((kind) => kind.startsWith('php'))];
  let rest = shuffled(possible, random);
  const chosen: Damage[] = [];
  for (let turn = 0; chosen.length < count && rest.length > 0; turn += 1) {
    const ofPage = (page: string) => chosen.filter((one) => one.page === page).length;
    const [next] = rest
      .filter(({kind}) => kind === turns[turn % turns.length])
      .sort((a, b) => ofPage(a.page) - ofPage(b.page));
    if (next !== undefined) {
      chosen.push(next);
      rest = rest.filter(({page, line}) => page !== next.page || line !== next.line);
    }
  }
  return chosen;
}

/** Damages in groups that can be tried together: one per page. */
export function inBatches(damages: readonly Damage[]): Damage[][] {
  const batches: Damage[][] = [];
  for (const damage of damages) {
    const batch = batches.find((one) => one.every(({page}) => page !== damage.page));
    if (batch === undefined) {
      batches.push([damage]);
    } else {
      batch.push(damage);
    }
  }
  return batches;
}

/** The text of a page with a damage. */
export function damaged(text: string, {line, from, to}: Damage): string {
  const lines = text.split('\n');
  if (lines[line - 1] !== from) {
    throw new Error(`Line ${line} is not "${from}".`);
  }
  return lines.with(line - 1, to).join('\n');
}

/** Not an output, not intentionally wrong; of configuration, only that of the family. */
function isSample({language, meta, value}: Block): boolean {
  const isForFamily = !language.endsWith('yaml') || /rekalogika/i.test(value);
  return meta.output !== true && meta.error === undefined && isForFamily;
}

function nameIn(value: string, names: SentenceNames): {kind: string; place: Place} | undefined {
  const [, space = '', last = ''] =
    /^(#?\[?\\?(?:\w+\\)*|rekalogika(?:[.:/_][\w-]+)*[.:/_]|--)(\w+)/.exec(value) ?? [];
  const [, member = ''] = /(?:->|::|^)\$?(\w+)\(/.exec(value) ?? [];
  const at = (text: string, start: number, kind: string) => ({
    kind: `inline code: ${kind}`,
    place: {start, text},
  });
  if (names.members.has(member)) {
    return at(member, value.indexOf(`${member}(`), 'member');
  }
  if (names.classes.has(last)) {
    return at(last, space.length, 'class');
  }
  return /^(?:rekalogika|--)/.test(space) ? at(last, space.length, 'other name') : undefined;
}
