import {readFileSync} from 'node:fs';

import {listOf, readFrontMatter} from '../../../shared/text/frontMatter';
import type {Block} from '../parse/readBlocks';
import {checkBash} from './config/checkBash';
import {checkJson} from './config/checkJson';
import {checkTypeScript} from './config/checkTypeScript';
import {checkTwig} from './config/checkTwig';
import {checkYaml} from './config/checkYaml';
import {familyNames} from './config/familyNames';
import {checkInline} from './inline/checkInline';
import {declaredOf, indexClasses} from './inline/classIndex';
import known from './inline/known.json';
import {pageWords} from './inline/pageWords';
import {readInline} from './inline/readInline';
import {readPhpNames} from './inline/readPhpNames';
import {installProject} from './php/project';
import type {Problem} from './problem';
import {type Recorded, readRecorded} from './recorded';
import {documentedReleases} from '../run/documentedReleases';

/** What was checked in samples that are not PHP and in sentences. */
export interface TextCheck {
  readonly problems: readonly Problem[];
  /** The number of pieces of inline code. */
  readonly inline: number;
}

/** Checks the yaml, json, bash and twig blocks of pages and the names in their sentences. */
export async function checkTexts(
  pages: readonly string[],
  blocks: readonly Block[],
  {apis, thirdParty, services}: Recorded = readRecorded(),
): Promise<TextCheck> {
  const names = familyNames([...apis, ...thirdParty], services);
  const project = await installProject();
  const php = await readPhpNames(project);
  const recorded = [...apis, ...thirdParty].flatMap((one) => one.classes.map(declaredOf));
  const facts = {
    names,
    classes: indexClasses([...recorded, ...php.classes]),
    functions: php.functions,
    known,
  };
  const releases = documentedReleases();
  const codes = pages.map((page) => readInline(page));
  const inline = pages.flatMap((page, index) => {
    const text = readFileSync(page, 'utf8');
    const sections = sectionsOf(page, text);
    const near = releases.filter(({section}) => sections.has(section));
    const library = apis.filter((one) => near.some((two) => two.repository === one.repository));
    return checkInline(codes[index] ?? [], facts, {
      words: pageWords(page, blocks),
      absent: listOf(readFrontMatter(page, text).values.absent),
      library: library.flatMap((one) => one.classes),
    });
  });
  return {
    problems: [
      ...checkYaml(blocks, names),
      ...checkJson(blocks, names),
      ...checkBash(blocks, names),
      ...checkTypeScript(blocks),
      ...(await checkTwig(blocks, names, project)),
      ...inline,
    ],
    inline: codes.flat().length,
  };
}

/** The section of a page and those that it links to. */
function sectionsOf(page: string, text: string): Set<string> {
  const links = Array.from(text.matchAll(/\]\(\/([\w-]+)/g), ([, section = '']) => section);
  return new Set([page.split('/')[1] ?? '', ...links]);
}
