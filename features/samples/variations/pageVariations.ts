import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ElementContent, RootContent} from 'hast';

import {tableIn} from '../markup/tableIn';
import {highlight} from '../highlight/highlight';
import {pageTypes} from '../inferred-types/pageTypes';
import {compareLines} from '../markup/compareLines';
import type {Choice, Lines, Piece, VariedTables, VariedText} from '../markup/pageTexts';
import {hashText} from '../parse/hashText';
import {type Block, readBlocks} from '../parse/readBlocks';
import {type Variation, combinationsOf} from '../parse/variations';
import {
  type Combination,
  type VariedOutput,
  blockWith,
  combinationsWith,
  nameOf,
  variedOutputs,
} from '../run/combinations';
import {hashInputs} from '../run/hashInputs';
import {shownOutputs} from '../run/shownOutputs';
import {type OutputRecord, readOutputRecords, recordWith} from '../schema/outputRecords';
import {choiceOf} from './choiceOf';
import {variedTables} from './variedTables';

/** A varied block of a page. */
export interface PagePart extends VariedText {
  readonly block: Block;
  readonly isOutput: boolean;
  /** The text of the block with each value, but the first. */
  readonly others: readonly string[];
  /** The lines of the first text that any other text has not, from 0. */
  readonly changed: ReadonlySet<number>;
}

/** What the varied blocks of a page show, in all combinations. */
export interface PageVariations {
  /** The address of the file that the browser fetches; it changes with the content. */
  readonly address: string;
  readonly content: string;
  readonly parts: readonly PagePart[];
}

/**
 * The varied blocks of the page in `…/docs/<page>.md`; undefined where nothing varies.
 *
 * @throws Error for a combination that was not recorded as the page is now.
 */
export function pageVariations(file: string): PageVariations | undefined {
  const [, , name] = /^(.*)[\\/]docs[\\/](.+)\.mdx?$/.exec(file) ?? [];
  const text = name !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (name === undefined || !text.includes(' vary="')) {
    return undefined;
  }
  const page = path.relative('', file).replaceAll(path.sep, '/');
  const blocks = readBlocks(page, text);
  const spansOf = pageTypes(file)?.spansOf;
  const records = readOutputRecords(page);
  const known = new Map<string, Choice>();
  const parts = variedOutputs(blocks, shownOutputs(blocks))
    .filter(({variations}) => variations.length > 0)
    .flatMap((varied) => {
      const choices = new Map(
        varied.variations.map((variation) => [variation.name, choiceOf(variation, known)]),
      );
      return partsOf(varied, choices, records).map((part) => {
        const {language} = part.block;
        const lines = (source: string) =>
          highlight(source, language, spansOf?.(source)).children.flatMap(pieceOf);
        const sources = [part.block.value, ...part.others];
        const texts = sources.map(lines);
        const tables = part.isOutput && language === 'html' ? tablesIn(sources) : undefined;
        return {...part, texts, changed: changedIn(texts), ...(tables && {tables})};
      });
    });
  const content = JSON.stringify(
    parts.map(({choices, texts, of, tables}) => ({choices, texts, of, tables})),
  );
  return {
    address: `/sample-outputs/${name.replaceAll(path.sep, '/')}.${hashText(content).slice(0, 8)}.json`,
    content,
    parts,
  };
}

type Part = Omit<PagePart, 'texts' | 'changed'>;

function partsOf(
  varied: VariedOutput,
  choices: ReadonlyMap<string, Choice>,
  records: readonly OutputRecord[],
): Part[] {
  const {output, blocks} = varied;
  const part = (
    block: Block,
    isOutput: boolean,
    varying: readonly Variation[],
    all: string[],
  ): Part => {
    const others = [...new Set(all)].filter((text) => text !== block.value);
    const different = [block.value, ...others];
    const names = [...new Set(varying.map(({name}) => name))];
    return {
      block,
      isOutput,
      choices: names.map((name) => choices.get(name)).filter((choice) => choice !== undefined),
      of: all.map((text) => different.indexOf(text)),
      others,
    };
  };
  const ofCode = blocks.flatMap((block) => {
    const own = (block.meta.vary ?? []).filter(({values}) => values[0]?.code !== undefined);
    const all = combinationsOf(own).map((values) => blockWith(block, values).value);
    return own.length === 0 ? [] : [part(block, false, own, all)];
  });
  const all = combinationsWith(varied).map((combination, index) =>
    index === 0 ? output.block.value : recordedText(combination, records),
  );
  return [...ofCode, part(output.block, true, varied.variations, all)];
}

/** The tables of a varied output; undefined unless each of its texts is one. */
function tablesIn(sources: readonly string[]): VariedTables | undefined {
  const tables = sources.flatMap((source) => tableIn(source) ?? []);
  return tables.length === sources.length ? variedTables(tables) : undefined;
}

function recordedText(combination: Combination, records: readonly OutputRecord[]): string {
  const {block, values} = combination;
  const record = recordWith(records, hashInputs(combination), values);
  if (record?.text === undefined) {
    throw new Error(
      `${block.page}:${block.line} output: nothing is recorded with ${nameOf(values)}. ` +
        `Run: npm run samples -- run --libs DIR ${block.page}`,
    );
  }
  return record.text;
}

function pieceOf(node: ElementContent | RootContent): Piece[] {
  if (node.type === 'text') {
    return [node.value];
  }
  if (node.type !== 'element') {
    return [];
  }
  const {className, dataN} = node.properties;
  const names = Array.isArray(className) ? className.join(' ') : '';
  return [[names, dataN === undefined ? null : Number(dataN), node.children.flatMap(pieceOf)]];
}

function changedIn([first = [], ...others]: readonly Lines[]): Set<number> {
  const keys = (lines: Lines) => lines.map((line) => JSON.stringify(line));
  return new Set(others.flatMap((other) => [...compareLines(keys(other), keys(first)).changed]));
}
