import {isPublic} from '../declarations/isPublic';
import {
  type MemberKind,
  internalMembers,
  memberAnchor,
  publicMembers,
} from '../declarations/members';
import type {PlacedClass} from './placeClasses';

const kinds: readonly MemberKind[] = ['methods', 'properties', 'constants', 'cases'];

/**
 * The address in the API reference of `Vendor\Class`, `Vendor\Class::member` or `…::member($parameter)`. A member
 * that the reference leaves out has the address of its class.
 */
export function addressOf(
  placed: ReadonlyMap<string, PlacedClass>,
  name: string,
): string | undefined {
  const [owner = '', rest] = name.split('::');
  const found = placed.get(owner);
  const member = rest?.replace(/\(.*$/, '').replace(/^\$/, '');
  if (found === undefined || member === undefined || !isPublic(found.declared)) {
    return found?.address;
  }
  const {declared} = found;
  const known = [publicMembers(declared), internalMembers(declared)];
  const isProperty = rest?.startsWith('$') === true;
  const kind = kinds
    .filter((one) => !isProperty || one === 'properties')
    .find((one) => known.some((members) => members[one].some(({name: own}) => own === member)));
  const page = found.address.slice(0, -found.anchor.length);
  return kind === undefined ? found.address : page + memberAnchor(found.anchor, kind, member);
}
