import type {Card} from './cardOf';
import type {Face, Faces} from './faces';
import {wrapText} from './wrapText';

// Tokens of the design, `mock/social-card.html`: --rk-mark-ground, -letter, -slash, -quiet and --rk-card-slash.
const petrol = '#0b4b59';
const white = '#ffffff';
const marker = '#ffd23f';
const quiet = '#c4dde1';
const slash = '#a07000';

/** The size of a card in px. */
export const cardSize = {width: 1200, height: 630} as const;

const edge = 64;
const inner = cardSize.width - 2 * edge;
const bar = {width: 8, gap: 24};
const tracking = -0.015;
const small = 32;

interface Block {
  readonly height: number;
  readonly draw: (top: number) => string;
}

function path(
  face: Face,
  text: string,
  at: readonly [x: number, y: number],
  size: number,
  fill: string,
  spacing = 0,
): string {
  return `<path fill="${fill}" d="${face.outline(text, ...at, size, spacing)}"/>`;
}

// The letter stands in the middle of its line: 1000 above and 303 below the baseline of 1000 units.
function baseline(top: number, line: number, size: number): number {
  return top + line / 2 + size * 0.35;
}

function brandBlock({strong, text}: Faces): string {
  const y = baseline(edge, 48, small);
  const x = edge + 64;
  const after = x + strong.width('Rekalogika', small, tracking);
  return (
    `<g transform="translate(${String(edge)} ${String(edge)}) scale(1.5)">` +
    `<rect width="32" height="32" rx="7" fill="${white}"/>` +
    `<path fill="${petrol}" d="M7.6 6h9.7a6.1 6.1 0 0 1 2.1 11.8L17.6 15a2.6 2.6 0 0 0-.6-5.1h-5.4V26h-4z"/>` +
    `<path fill="${slash}" d="M13.2 16.2h4.4L24 26h-4.4z"/></g>` +
    path(strong, 'Rekalogika', [x, y], small, white, tracking) +
    path(text, '.DEV', [after, y], small, quiet, tracking)
  );
}

function pathBlock(names: readonly string[], {text, code}: Faces): Block {
  const gap = 14;
  const sign = code.width('\\', small) + 2 * gap;
  const widthOf = (list: readonly string[]) =>
    list.reduce((sum, name) => sum + text.width(name, small) + sign, -sign);
  // A path that is too long keeps its library and its end.
  let shown = names;
  while (shown.length > 2 && widthOf(shown) > inner) {
    shown = [...shown.slice(0, 1), ...shown.slice(2)];
  }
  const height = shown.length === 0 ? 0 : 48;
  return {
    height,
    draw: (top) => {
      const y = baseline(top, height, small);
      let x = edge;
      return shown
        .map((name, index) => {
          const before = index === 0 ? '' : path(code, '\\', [x - sign + gap, y], small, marker);
          const drawn = before + path(text, name, [x, y], small, quiet);
          x += text.width(name, small) + sign;
          return drawn;
        })
        .join('');
    },
  };
}

function titleBlock(title: string, {display}: Faces): Block {
  const left = edge + bar.width + bar.gap;
  const wrapped = (size: number, most: number) =>
    wrapText(title, cardSize.width - edge - left, most, (text) =>
      display.width(text, size, tracking),
    );
  // 56 px from 28 signs on, and for a long word.
  const size = title.length < 28 && wrapped(80, 1).whole ? 80 : 56;
  const {lines} = wrapped(size, 2);
  const line = size * 1.2;
  const height = line * lines.length;
  return {
    height: height + 32,
    draw: (top) => {
      const start = top + 16;
      const rows = lines.map((text, index) =>
        path(
          display,
          text,
          [left, baseline(start + index * line, line, size)],
          size,
          white,
          tracking,
        ),
      );
      return `<rect x="${String(edge)}" y="${String(start)}" width="${String(bar.width)}" height="${String(height)}" fill="${marker}"/>${rows.join('')}`;
    },
  };
}

function leadBlock(description: string, {text}: Faces): Block {
  const line = 45;
  const tries = [
    [small, 704],
    [small, inner],
    [28, inner],
  ] as const;
  const results = tries.map(([size, limit]) => ({
    size,
    ...wrapText(description, limit, 2, (part) => text.width(part, size)),
  }));
  const {size, lines} = results.find(({whole}) => whole) ?? results[2] ?? {size: small, lines: []};
  return {
    height: line * lines.length,
    draw: (top) =>
      lines
        .map((part, index) =>
          path(text, part, [edge, baseline(top + index * line, line, size)], size, quiet),
        )
        .join(''),
  };
}

function factsBlock({facts}: Card, {text, code}: Faces): string {
  if (facts === undefined) {
    return '';
  }
  const size = 25;
  const y = baseline(cardSize.height - edge - 36, 36, size);
  let x = edge + code.width(facts.install, size) + 32;
  const drawn = facts.others.map((fact) => {
    const width = text.width(fact, size);
    const shown = x + width > cardSize.width - edge ? '' : path(text, fact, [x, y], size, quiet);
    x += width + 32;
    return shown;
  });
  return path(code, facts.install, [edge, y], size, quiet) + drawn.join('');
}

/** Draws a card: brand above, path, title and description in the middle, facts below. */
export function cardSvg(card: Card, faces: Faces): string {
  const blocks = [
    pathBlock(card.path, faces),
    titleBlock(card.title, faces),
    leadBlock(card.description, faces),
  ];
  const height = blocks.reduce((sum, block) => sum + block.height, 0);
  let top = (edge + 48 + cardSize.height - edge - 36 - height) / 2;
  const middle = blocks.map((block) => {
    const drawn = block.draw(top);
    top += block.height;
    return drawn;
  });
  const {width, height: full} = cardSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(full)}">` +
    `<rect width="${String(width)}" height="${String(full)}" fill="${petrol}"/>` +
    `${brandBlock(faces)}${middle.join('')}${factsBlock(card, faces)}</svg>`
  );
}
