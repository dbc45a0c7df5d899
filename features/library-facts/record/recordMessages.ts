import path from 'node:path';

import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';
import {type Message, type Messages, message} from '../schema/messages';
import type {Evidence} from './evidence';
import {checkScript, install, run} from './php';
import {readSources, treeOf} from './readPackages';
import {foldersOf} from './recordApi';
import type {Release} from './releases';

const php = path.join(__dirname, 'php');

/** A text in a throw statement, found by tokens alone. */
const thrownText = z
  .strictObject({file: z.string(), line: z.number(), text: z.string()})
  .readonly();

const reading = z.strictObject({
  messages: z.array(message).readonly(),
  thrown: z.array(thrownText).readonly(),
});

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
  const output = run('php', [path.join(php, 'messages.php'), install(php)], input);
  const {thrown, messages} = parseAs(reading, output, `php messages.php, for ${tree}`, checkScript);
  const lost = lostTexts(thrown, messages);
  if (lost.length > 0) {
    throw new Error(`${tree}: the messages lack what the source throws:\n${lost.join('\n')}`);
  }
  return unique(messages);
}

/** The texts of throw statements that no message of their file holds, one a line. */
export function lostTexts(
  thrown: readonly z.infer<typeof thrownText>[],
  messages: readonly Message[],
): string[] {
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
