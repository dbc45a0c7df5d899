import type {CheerioAPI} from 'cheerio';

/** The text of each block of code, without screen reader text. The parts of a folded block are joined. */
export function blockTexts($: CheerioAPI, parts: ReturnType<CheerioAPI>): string[] {
  const blocks = new Map<unknown, string>();
  for (const part of parts.toArray()) {
    const block = $(part).closest('figure')[0] ?? part;
    const text = $(part).clone().find('.said').remove().end().text();
    blocks.set(block, (blocks.get(block) ?? '') + text);
  }
  return [...blocks.values()];
}
