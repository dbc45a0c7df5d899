import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';
import {shortName} from '../../../shared/text/shortName';
import {allLibraries, readExplanations, readMessages, readNames} from '../../library-facts';
import type {GoneName, ReferenceNames} from '../../library-facts';
import {type GoneClass, type Names, noNames} from '../engine/names';

/** The questions that sections answer, by their addresses: the route, with `#` and the id of a heading. */
export type QuestionsByAddress = ReadonlyMap<string, readonly string[]>;

/** A message of a library, and where its page is looked for. */
export interface SourceMessage {
  readonly template: string;
  /** Short name of the exception. */
  readonly error: string | undefined;
  readonly sections: readonly string[];
  /** File and line in the source. */
  readonly place: string;
  /** Addresses of the sections that explain it, best first, where somebody has chosen them. */
  readonly explainedAt?: readonly string[];
}

/** All that the two files know beside the pages. */
export interface Sources {
  readonly questions: QuestionsByAddress;
  readonly messages: readonly SourceMessage[];
  readonly thesaurus: readonly (readonly [theirs: string, ours: string])[];
  readonly names: Names;
}

/** Nothing beside the pages. */
export const noSources: Sources = {
  questions: new Map(),
  messages: [],
  thesaurus: [],
  names: noNames,
};

const questionsFolder = 'features/search/questions';
/** The questions that the files leave out, written by `npm run search -- condense`. */
export const answeredFile = 'features/search/answered/answered.json';
const thesaurusFile = 'features/search/thesaurus/thesaurus.json';

/** Reads the questions of a site's folder. */
export function readQuestions(siteDir: string): QuestionsByAddress {
  return new Map(
    jsonFiles(path.join(siteDir, questionsFolder)).flatMap((file) => [
      ...parseQuestions(readFileSync(file, 'utf8'), file),
    ]),
  );
}

/** The questions without those that the search answers with their page when it does not have them. */
export function leaveOut(
  questions: QuestionsByAddress,
  answered: QuestionsByAddress,
): QuestionsByAddress {
  return new Map(
    [...questions].map(([address, texts]) => {
      const without = new Set(answered.get(address));
      return [address, texts.filter((text) => !without.has(text))] as const;
    }),
  );
}

/** Reads the questions, the thesaurus and the facts of a site's folder. */
export function readSources(siteDir: string): Sources {
  const answered = path.join(siteDir, answeredFile);
  return {
    questions: leaveOut(
      readQuestions(siteDir),
      parseQuestions(readFileSync(answered, 'utf8'), answered),
    ),
    messages: readMessages(path.join(siteDir, 'generated/messages')).flatMap((record) => {
      const explanations = readExplanations(siteDir, record);
      return record.messages.map((message) => ({
        template: message.template,
        error: message.class === undefined ? undefined : shortName(message.class),
        sections: sectionsOf(record.repository, message.file),
        place: `${record.repository} ${message.file}:${message.line}`,
        explainedAt: explanations.get(message.template) ?? [],
      }));
    }),
    thesaurus: parseThesaurus(
      readFileSync(path.join(siteDir, thesaurusFile), 'utf8'),
      thesaurusFile,
    ),
    names: namesOf(readNames(siteDir)),
  };
}

/** The names of the libraries in the form of the search. */
export function namesOf({classes, gone, goneMembers}: ReferenceNames): Names {
  return {classes, gone: gone.map(toGoneClass), goneMembers};
}

function toGoneClass({isInternal, isStillThere, isNameInternal, ...one}: GoneName): GoneClass {
  const {name, section, version, page, replacement} = one;
  const withoutMark = isNameInternal ? 'unpublished' : 'removed';
  const marked = isStillThere ? 'internal' : 'internal, then removed';
  const left = isInternal ? marked : withoutMark;
  const state = replacement === undefined ? left : 'removed';
  return {name, section, version, page, state, replacement};
}

function jsonFiles(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => path.join(folder, name))
    : [];
}

/** A file of questions: lists by route and by "#", or "#" and the id of a heading. */
const questionsByRoute = z.record(
  z.string(),
  z.record(z.string().startsWith('#'), z.array(z.string().min(1)).readonly()),
);

/** The questions in a file, by address; throws an error that names what has not the expected form. */
export function parseQuestions(text: string, file: string): QuestionsByAddress {
  const advice = 'Questions are lists of texts by route and by "#" or "#heading-id".';
  const pages = parseAs(questionsByRoute, text, file, advice);
  return new Map(
    Object.entries(pages).flatMap(([route, sections]) =>
      Object.entries(sections).map(
        ([anchor, questions]) => [anchor === '#' ? route : route + anchor, questions] as const,
      ),
    ),
  );
}

/** Groups of words: theirs, and ours to search for. */
const wordsByGroup = z.record(z.string(), z.record(z.string(), z.string()));

/** The pairs of the thesaurus; theirs in lower case, ours empty for a word that is left out of a query. */
export function parseThesaurus(text: string, file: string): [string, string][] {
  const groups = parseAs(wordsByGroup, text, file, 'The thesaurus has groups of words.');
  return Object.values(groups)
    .flatMap((words) => Object.entries(words))
    .map(([theirs, ours]) => [theirs.toLowerCase(), ours.toLowerCase()]);
}

const owners = new Map(
  allLibraries.map(({repository}) => [
    repository,
    allLibraries.filter((other) => other.repository === repository).map(({section}) => section),
  ]),
);

/** The sections of a file of a repository: several only where two sections document one repository. */
function sectionsOf(repository: string, file: string): readonly string[] {
  const sections = owners.get(repository) ?? [];
  // packages/file-bundle/src/… is of the section with this name before it is of another one.
  const folder = /^packages\/([^/]+)\//.exec(file)?.[1];
  return folder !== undefined && sections.includes(folder) ? [folder] : sections;
}
