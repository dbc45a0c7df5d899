import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';

import {groupBy} from '../../../shared/lists/groupBy';
import {shortName} from '../../../shared/text/shortName';
import {type Child, joined} from '../declarations/children';
import {lineUrl} from '../read/addresses';
import type {Message, Messages} from '../schema/messages';
import {addressOf} from './addressOf';
import {h, heading} from './html';
import type {PlacedClass} from './placeClasses';
import type {ReferenceLibrary, ReferencePage} from './referencePages';
import type {Mention} from './writeClass';

/** The address of the list of messages of a section. */
export function messagesRoute(section: string): string {
  return `/${section}/reference/messages`;
}

/** All messages of a library by what carries them; undefined if there are none. */
export function messagesPage(
  {section, release}: ReferenceLibrary,
  record: Messages | undefined,
  belongs: (fqcn: string) => boolean,
  targets: Targets,
): ReferencePage | undefined {
  const own = (record?.messages ?? []).filter((one) => belongs(one.in ?? one.class ?? ''));
  if (record === undefined || own.length === 0) {
    return undefined;
  }
  const groups = [...groupBy(own, carrierOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    route: messagesRoute(section),
    title: `Messages of ${section}`,
    label: 'Messages',
    description: `The ${String(own.length)} messages of exceptions, logs and deprecations in ${section} ${release}: the exception of each, the method that writes it, and the section that helps.`,
    toc: groups.map(([name]) => ({id: name, value: name})),
    html: toHtml([
      h(
        'p',
        {},
        `The ${String(own.length)} messages in the source of ${section} ${release}, by exception. `,
        h('code', {}, '{}'),
        ' is a value that the library fills in. Behind each message is the method that writes it, and the section that helps, if there is one.',
      ),
      ...groups.flatMap(([name, messages]) => groupSection(name, messages, record, targets)),
    ]),
  };
}

const kindNames = {
  exception: 'Exception',
  log: 'Log',
  deprecation: 'Deprecation',
  configuration: 'Configuration',
} as const;

/** What carries a message: the short name of its exception, or its kind. */
function carrierOf({kind, class: exception}: Message): string {
  return exception === undefined ? kindNames[kind] : shortName(exception);
}

/** Where the names and the messages of the page lead. */
interface Targets {
  readonly placed: ReadonlyMap<string, PlacedClass>;
  /** By the full name of a class, the page that explains it. */
  readonly explained: ReadonlyMap<string, Mention>;
  /** By template, the section that explains the message. */
  readonly explanations: ReadonlyMap<string, Mention>;
}

function groupSection(
  name: string,
  messages: readonly Message[],
  record: Messages,
  {placed, explained, explanations}: Targets,
): Element[] {
  const classes = [
    ...new Set(messages.flatMap(({class: one}) => (one === undefined ? [] : [one]))),
  ];
  const notes = classes.flatMap((one): Child[] => {
    const address = placed.get(one)?.address;
    const page = explained.get(one);
    return [
      ...(address === undefined ? [] : [h('code', {}, h('a', {href: address}, one)), '. ']),
      ...(page === undefined
        ? []
        : ['Explained in ', h('a', {href: page.route}, page.title), '. ']),
    ];
  });
  return [
    heading(name, name),
    ...(notes.length === 0 ? [] : [h('p', {}, ...notes)]),
    h(
      'ul',
      {},
      ...[...groupBy(messages, ({template, level = ''}) => `${level}\n${template}`).values()].map(
        (same) => {
          const [first] = same;
          const level = first?.level;
          const page = explanations.get(first?.template ?? '');
          // With a link to the method in each row, analytics is above the limits of scripts and elements.
          const writers = joined(
            same.map((one) => [page === undefined ? writer(one, record, placed) : writerName(one)]),
            ', ',
          );
          const help = page === undefined ? [] : ['. See ', h('a', {href: page.route}, page.title)];
          return h(
            'li',
            {},
            h('code', {}, first?.template ?? ''),
            ' ',
            h(
              'small',
              {},
              h('code', {}, ...writers),
              level === undefined ? '' : `, level ${level}`,
              ...help,
            ),
          );
        },
      ),
    ),
  ];
}

/** The method that writes a message: its place in the reference, else in the source. */
function writer(message: Message, record: Messages, placed: Targets['placed']): Element {
  const {file, line} = message;
  const address = addressOf(placed, message.in ?? '') ?? lineUrl(record, file, line);
  return h('a', {href: address}, writerName(message));
}

function writerName({file, in: name = file}: Message): string {
  const [owner = '', method] = name.split('::');
  return method === undefined ? shortName(owner) : `${shortName(owner)}::${method}()`;
}
