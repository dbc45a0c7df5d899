import path from 'node:path';

import {isRecord} from '../../../shared/json/isRecord';
import {type Message, type Messages, isMessage} from '../schema/messages';
import type {Evidence} from './evidence';
import {install, run} from './php';
import {readSources, treeOf} from './readPackages';
import {foldersOf} from './recordApi';
import type {Release} from './releases';

const php = path.join(__dirname, 'php');

/** A text in a throw statement, found by tokens alone. */
interface ThrownText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/**
 * Reads the messages of a release out of its source tree; none where no source is read.
 *
 * @throws Error when a text that the tokens show in a throw statement is in no message.
 */
export function recordMessages(libs: string, release: Release, evidence?: Evidence): Messages {
  const {repository, tag} = release;
  const isRead = evidence === undefined || evidence.read_at !== undefined;
  return {
    library: path.basename(repository),
    repository,
    tag,
    ...(evidence?.read_at !== undefined && {read_at: evidence.read_at}),
    messages: isRead ? readMessages(libs, release) : [],
  };
}

function readMessages(libs: string, release: Release): Message[] {
  const tree = treeOf(libs, release);
  const folders = readSources(libs, release).flatMap(foldersOf);
  const input = JSON.stringify({tree: path.resolve(tree), folders});
  const output: unknown = JSON.parse(
    run('php', [path.join(php, 'messages.php'), install(php)], input),
  );
  if (!isReading(output)) {
    throw new Error(`php messages.php printed no messages for ${tree}.`);
  }
  const lost = lostTexts(output.thrown, output.messages);
  if (lost.length > 0) {
    throw new Error(`${tree}: the messages lack what the source throws:\n${lost.join('\n')}`);
  }
  return unique(output.messages);
}

/** The texts of throw statements that no message of their file holds, one a line. */
export function lostTexts(thrown: readonly ThrownText[], messages: readonly Message[]): string[] {
  const words = (text: string) => text.match(/\p{L}{2,}/gu)?.join(' ') ?? '';
  const templates = new Map<string, string>();
  for (const {file, template} of messages) {
    templates.set(file, `${templates.get(file) ?? ''}\n${words(template)}`);
  }
  return thrown
    .filter(({file, text}) => !(templates.get(file) ?? '').includes(words(withoutPlaces(text))))
    .map(({file, line, text}) => `${file}:${line}: ${text}`);
}

function withoutPlaces(text: string): string {
  return text.replaceAll(/%(?:\d+\$)?[a-z]/gi, ' ');
}

/** The messages by file and line, each template of a place once. */
function unique(messages: readonly Message[]): Message[] {
  const found = new Map(messages.map((one) => [`${one.file} ${one.line} ${one.template}`, one]));
  return [...found.values()].sort(
    (a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1) || a.line - b.line,
  );
}

function isReading(
  value: unknown,
): value is {readonly messages: readonly Message[]; readonly thrown: readonly ThrownText[]} {
  return (
    isRecord(value) &&
    Array.isArray(value.messages) &&
    value.messages.every(isMessage) &&
    Array.isArray(value.thrown)
  );
}
