import {readOptions} from '../../../shared/process/readOptions';
import {PlainError} from '../../../shared/process/runMain';
import {allLibraries} from '../../library-facts';

/** How many arguments each command has. */
const commands = {
  run: 1,
  grade: 0,
  evaluate: 1,
  ablate: 1,
  renew: 0,
  condense: 0,
  messages: 0,
  questions: 0,
} as const;

/** The name of a command. */
export type CommandName = keyof typeof commands;

/** What was typed: a command, or a query to explain. */
export type Command =
  | {readonly name: CommandName; readonly argument: string}
  | {
      readonly name: 'explain';
      readonly text: string;
      readonly library: string;
      readonly pages: number;
    };

const usage = `Shows how the search ranks the pages of the built site for a query, and why.

  npm run search -- "query" [--library mapper] [--pages 5]
  npm run search -- run 1               answers a generation of queries, once, and records the pages found
  npm run search -- grade               writes the figures of all graded generations
  npm run search -- evaluate fitted     figures of a set today, by kind, and what it misses
  npm run search -- ablate development  the figures without each weight
  npm run search -- renew               writes the search files again from the built pages and the questions of today
  npm run search -- condense            finds the questions that the search needs not have; then renew
  npm run search -- messages            messages of the libraries that no page explains
  npm run search -- questions           pages without questions

A set is fitted, development or the number of a graded generation.`;

/** Reads what was typed after the name of the program; throws with the usage where it is neither. */
export function readCommand(args: string[]): Command {
  const options = {
    library: {type: 'string', default: ''},
    pages: {type: 'string', default: '5'},
  } as const;
  const {values, positionals} = readOptions({args, allowPositionals: true, options}, usage);
  const [name = '', argument = ''] = positionals;
  if (isCommand(name)) {
    if (positionals.length !== commands[name] + 1) {
      throw new PlainError(`The number of arguments of ${name} is ${commands[name]}.\n\n${usage}`);
    }
    return {name, argument};
  }
  const {library} = values;
  const sections = allLibraries.map(({section}) => section);
  if (library !== '' && !sections.includes(library)) {
    throw new PlainError(`There is no library ${library}, but ${sections.join(', ')}.`);
  }
  const text = positionals.join(' ');
  const pages = Number(values.pages);
  if (text.trim() === '' || !Number.isInteger(pages) || pages < 1) {
    throw new PlainError(usage);
  }
  return {name: 'explain', text, library, pages};
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}
