import {hintAt, nearestName} from '../nearestName';
import type {FamilyNames} from './familyNames';

/** A way in which a text can name something of the family, and the known names. */
interface Kind {
  readonly title: string;
  readonly pattern: RegExp;
  readonly known: (names: FamilyNames) => readonly ReadonlySet<string>[];
}

const kinds: readonly Kind[] = [
  {
    title: 'template or file',
    pattern: /@Rekalogika\w+\/[\w./-]*\w/g,
    known: ({files}) => [files],
  },
  {
    title: 'class',
    pattern: /(?<![\w\\@])\\?Rekalogika(?:\\{1,2}\w+)+/g,
    known: ({classes, services}) => [classes, services],
  },
  {
    title: 'service',
    pattern: /(?<=^|\s|')@\??Rekalogika(?:\\\w+)+/g,
    known: ({services}) => [services],
  },
  {
    title: 'parameter',
    pattern: /(?<=%)rekalogika(?:\.\w+)+(?=%)/g,
    known: ({parameters}) => [parameters],
  },
  {
    title: 'service, tag, parameter or channel',
    pattern: /(?<![\w/.%-])rekalogika(?:\.[\w-]+)+\.?(?!%)(?![\w/-])/g,
    known: ({services, tags, parameters, channels}) => [services, tags, parameters, channels],
  },
  {
    title: 'command',
    pattern: /(?<![\w/.-])rekalogika(?::[a-z][\w-]*)+/g,
    known: ({commands}) => [new Set(commands.map(({name}) => name))],
  },
  {
    title: 'package',
    pattern: /(?<![\w/.:-])@?rekalogika\/[a-z][\w-]*/g,
    known: ({packages}) => [packages],
  },
];

/** The names of the family in a text that are not recorded. */
export function unknownNames(text: string, names: FamilyNames): string[] {
  return kinds.flatMap(({title, pattern, known}) => {
    const sets = known(names);
    return Array.from(text.matchAll(pattern), ([found]) =>
      found.replaceAll('\\\\', '\\').replace(/^(?:\\|@\??(?=Rekalogika\\))/, ''),
    )
      .filter((name) => !sets.some((set) => isIn(set, name)))
      .map((name) =>
        noSuch(
          title,
          name,
          sets.flatMap((set) => [...set]),
        ),
      );
  });
}

/** A trailing dot stands for all names with this prefix. */
function isIn(set: ReadonlySet<string>, name: string): boolean {
  return name.endsWith('.') ? [...set].some((one) => one.startsWith(name)) : set.has(name);
}

/** The message about a name that does not exist. */
export function noSuch(title: string, name: string, known: Iterable<string>): string {
  return `there is no ${title} ${name}${hintAt(nearestName(name, known))}`;
}
