import {shortName} from '../../../shared/text/shortName';
import type {Messages} from '../schema/messages';
import {messagesRoute} from './messagesPage';
import type {PlacedClass} from './placeClasses';

/** A name with an address. */
export interface LinkedName {
  readonly label: string;
  readonly address: string;
}

/** The exceptions that each public class throws with a message of its own, by the full name of the class. */
export function thrownBy(
  messages: readonly Messages[],
  placed: ReadonlyMap<string, PlacedClass>,
): ReadonlyMap<string, readonly LinkedName[]> {
  const found = new Map<string, Map<string, LinkedName>>();
  for (const {class: exception, in: writer = ''} of messages.flatMap((one) => one.messages)) {
    const [owner = ''] = writer.split('::');
    const section = placed.get(owner)?.section;
    // An exception that has its own message does not throw it.
    if (exception !== undefined && exception !== owner && section !== undefined) {
      const label = shortName(exception);
      const known = found.get(owner) ?? new Map<string, LinkedName>();
      found.set(owner, known.set(label, {label, address: `${messagesRoute(section)}#${label}`}));
    }
  }
  return new Map([...found].map(([owner, exceptions]) => [owner, [...exceptions.values()]]));
}
