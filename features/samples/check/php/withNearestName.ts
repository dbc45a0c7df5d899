import {shortName} from '../../../../shared/text/shortName';
import type {ApiClass} from '../../../library-facts';
import {editDistance} from '../../../../shared/text/editDistance';
import {hintAt, nearestName} from '../nearestName';
import type {Facts} from './facts';

const unknownClass =
  /(?:class|interface|type|trait) ([\w\\]+)(?: not found| does not exist|\.| as its)/i;
const unknownMember = /undefined (?:static )?(?:method|property|constant) ([\w\\]+)::\$?(\w+)/;
const unknownParameter =
  /Unknown parameter \$(\w+) in call to .*?([\w\\]+)(?:::(\w+)\(\)| constructor)/;

/** The message, with the recorded name nearest to the unknown one in it. */
export function withNearestName(message: string, facts: Facts): string {
  return message + hintAt(nearestTo(message, facts));
}

function nearestTo(message: string, {family, thirdParty}: Facts): string | undefined {
  const classes = [...family, ...thirdParty];
  const find = (name: string | undefined) => classes.find(({fqcn}) => fqcn === name);
  const [, missing, inClass, method = '__construct'] = unknownParameter.exec(message) ?? [];
  if (missing !== undefined) {
    const called = methodsOf(find(inClass), find).find(({name}) => name === method);
    const name = nearestName(missing, called?.params.map((param) => param.name) ?? []);
    return name === undefined ? undefined : `$${name}`;
  }
  const [, owner, member] = unknownMember.exec(message) ?? [];
  if (member !== undefined) {
    return nearestName(member, membersOf(find(owner), find));
  }
  const [, unknown] = unknownClass.exec(message) ?? [];
  if (unknown === undefined || find(unknown) !== undefined) {
    return undefined;
  }
  const short = shortName(unknown);
  const best = nearestName(
    short,
    classes.map(({fqcn}) => shortName(fqcn)),
  );
  const same = classes.filter(({fqcn}) => shortName(fqcn) === best).map(({fqcn}) => fqcn);
  return same.sort((a, b) => distance(unknown, a) - distance(unknown, b))[0];
}

function methodsOf(one: ApiClass | undefined, find: (name: string) => ApiClass | undefined) {
  return linesOf(one, find).flatMap(({methods}) => methods ?? []);
}

function membersOf(one: ApiClass | undefined, find: (name: string) => ApiClass | undefined) {
  return linesOf(one, find).flatMap(({methods, properties, constants, cases}) =>
    [methods, properties, constants, cases].flatMap((list) => (list ?? []).map(({name}) => name)),
  );
}

/** A class and everything that it inherits from, as far as recorded. */
function linesOf(
  one: ApiClass | undefined,
  find: (name: string) => ApiClass | undefined,
): ApiClass[] {
  const parents = [...(one?.extends ?? []), ...(one?.implements ?? []), ...(one?.uses ?? [])];
  return one === undefined ? [] : [one, ...parents.flatMap((name) => linesOf(find(name), find))];
}

function distance(from: string, to: string): number {
  return editDistance(from.toLowerCase(), to.toLowerCase(), from.length);
}
