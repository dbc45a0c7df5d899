import {isRecord} from '../../../shared/json/isRecord';
import {push} from '../../../shared/lists/push';
import {isSymfonyComponent} from '../../library-facts/read/symfonyComponents';
import {type LockedPackage, type Project, type Wish, wishOf} from './project';
import {compared, complement, intersect, isEmpty, unite} from './ranges';
import {normalizeVersion} from './versions';

/** A sentence that says why a text is not read, and what to do. */
export interface Unreadable {
  readonly problem: string;
}

/** More than any project has, and few enough to be checked quickly. */
const mostPackages = 5000;

/** Reads the text of a composer.json or composer.lock. */
export function readProject(text: string): Project | Unreadable {
  if (text.trim() === '') {
    return {problem: 'The clipboard is empty. Copy the content of composer.json or composer.lock.'};
  }
  const content = parse(text);
  if (!isRecord(content)) {
    return {
      problem:
        'The clipboard does not hold valid JSON. Copy the whole content of composer.json or composer.lock.',
    };
  }
  if (Array.isArray(content.packages)) {
    return readLock(content, content.packages);
  }
  if ('content-hash' in content) {
    return {
      problem:
        'The clipboard holds a composer.lock of an unknown form. Run "composer update --lock" with Composer 2 and copy it again, or copy composer.json.',
    };
  }
  if (isNpmFile(content)) {
    return {
      problem:
        'The clipboard holds a file of npm. Copy composer.json or composer.lock, which is in the folder of your PHP project.',
    };
  }
  return readComposerFile(content);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function isNpmFile(content: Readonly<Record<string, unknown>>): boolean {
  const keys = ['dependencies', 'devDependencies', 'peerDependencies', 'lockfileVersion'];
  return !isRecord(content.require) && keys.some((key) => key in content);
}

function readComposerFile(content: Readonly<Record<string, unknown>>): Project | Unreadable {
  const {require, 'require-dev': dev, config, extra} = content;
  if (!isRecord(require) && !isRecord(dev)) {
    return {
      problem:
        'The clipboard holds JSON, but neither "require" nor "require-dev". Copy the whole content of composer.json or composer.lock.',
    };
  }
  const wished = {...wordsOf(dev), ...wordsOf(require)};
  if (Object.keys(wished).length > mostPackages) {
    return tooMany('composer.json');
  }
  const requires = new Map<string, Wish>();
  for (const [name, text] of Object.entries(wished)) {
    const wish = rootWishOf(text);
    if (wish === undefined) {
      return {
        problem: `The constraint "${text}" of ${name} is not one that Composer accepts. Correct it and copy the file again.`,
      };
    }
    requires.set(name, wish);
  }
  const contradiction = contradictionIn(requires);
  if (contradiction !== undefined) {
    return {problem: contradiction};
  }
  const symfony = isRecord(extra) && isRecord(extra.symfony) ? extra.symfony.require : undefined;
  const flex = typeof symfony === 'string' ? wishOf('extra.symfony.require', symfony) : undefined;
  return {
    file: 'composer.json',
    requires,
    limits: limitsOf(content),
    platform: platformOf(isRecord(config) ? config.platform : undefined),
    ...(flex !== undefined && {flex}),
    locked: new Map(),
  };
}

const inlineAlias = /(?:^|\| *|, *)[^,\s#|]+(?:#[^ ]+)? +as +([^,\s|]+)(?:$| *\|| *,)/;

/** A wish of composer.json: a branch that is required "as" a version counts as that version, too. */
function rootWishOf(text: string): Wish | undefined {
  const wish = wishOf('composer.json', text);
  const [, alias] = inlineAlias.exec(text) ?? [];
  if (wish === undefined || alias === undefined) {
    return wish;
  }
  const version = normalized(alias);
  return version === undefined
    ? undefined
    : {...wish, ranges: unite(wish.ranges, compared('==', version))};
}

function limitsOf({
  conflict,
  replace,
  version,
}: Readonly<Record<string, unknown>>): Project['limits'] {
  const limits = new Map<string, Wish[]>();
  const add = (name: string, wish: Wish | undefined) => {
    if (wish !== undefined) {
      push(limits, name, wish);
    }
  };
  for (const [name, text] of Object.entries(wordsOf(conflict))) {
    const wish = wishOf('conflict', text);
    add(name, wish && {...wish, ranges: complement(wish.ranges)});
  }
  for (const [name, text] of Object.entries(wordsOf(replace))) {
    const own = typeof version === 'string' ? version : '*';
    add(name, wishOf('replace', text === 'self.version' ? own : text));
  }
  return limits;
}

/** A component that is required in a version other than that of the whole framework, in a sentence. */
function contradictionIn(requires: ReadonlyMap<string, Wish>): string | undefined {
  const whole = requires.get('symfony/symfony');
  const found = [...requires].find(
    ([name, {ranges}]) =>
      whole !== undefined && isSymfonyComponent(name) && isEmpty(intersect(whole.ranges, ranges)),
  );
  return found === undefined
    ? undefined
    : `This composer.json requires ${found[0]} ${found[1].text} and symfony/symfony ${whole?.text ?? ''}, which exclude each other. Correct it and copy the file again.`;
}

function tooMany(file: Project['file']): Unreadable {
  return {
    problem: `This ${file} has more than ${String(mostPackages)} packages, too many to be that of a project. Copy the file of one project.`,
  };
}

function readLock(
  content: Readonly<Record<string, unknown>>,
  packages: readonly unknown[],
): Project | Unreadable {
  const all = [...packages, ...listOf(content['packages-dev'])];
  if (all.length > mostPackages) {
    return tooMany('composer.lock');
  }
  const locked = new Map<string, LockedPackage>();
  for (const one of all) {
    if (!isRecord(one) || typeof one.name !== 'string' || typeof one.version !== 'string') {
      return {
        problem:
          'A package of this composer.lock has no name or no version. Run "composer update --lock" with Composer 2 and copy it again, or copy composer.json.',
      };
    }
    const version = aliasOf(one.name, one.version, one.extra, content.aliases);
    if (normalized(version) === undefined) {
      return {
        problem: `This composer.lock has ${one.name} in the version "${one.version}", which Composer does not know. Run "composer update --lock" and copy it again, or copy composer.json.`,
      };
    }
    const replace = Object.entries(wordsOf(one.replace));
    locked.set(one.name.toLowerCase(), {
      version: version.replace(/^v(?=\d)/, ''),
      require: wordsOf(one.require),
      replace: Object.fromEntries(
        replace.map(([name, text]) => [name, text === 'self.version' ? version : text]),
      ),
    });
  }
  const requires = Object.entries({
    ...wordsOf(content['platform-dev']),
    ...wordsOf(content.platform),
  });
  return {
    file: 'composer.lock',
    requires: new Map(
      requires.flatMap(([name, text]) => {
        const wish = wishOf('composer.lock', text);
        return wish === undefined ? [] : [[name, wish] as const];
      }),
    ),
    limits: new Map(),
    platform: platformOf(content['platform-overrides']),
    locked,
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The version that a locked branch such as `dev-main` counts as. */
function aliasOf(name: string, version: string, extra: unknown, inline: unknown): string {
  const own = listOf(inline)
    .filter(isRecord)
    .find((one) => one.package === name && one.version === normalized(version));
  const aliases = isRecord(extra) ? wordsOf(extra['branch-alias']) : {};
  return typeof own?.alias === 'string' ? own.alias : (aliases[version] ?? version);
}

/** The entries of an object whose values are text; names of packages are in lower case. */
function wordsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name.toLowerCase(), text]] : [],
    ),
  );
}

function platformOf(platform: unknown): Project['platform'] {
  const entries = Object.entries(isRecord(platform) ? platform : {});
  return new Map(
    entries.flatMap(([name, value]): [string, Wish | false][] => {
      if (value === false) {
        return [[name.toLowerCase(), false]];
      }
      const wish =
        typeof value === 'string' ? wishOf('config.platform', value, normalized(value)) : undefined;
      return wish === undefined ? [] : [[name.toLowerCase(), wish]];
    }),
  );
}

function normalized(version: string): string | undefined {
  try {
    return normalizeVersion(version);
  } catch {
    return undefined;
  }
}
