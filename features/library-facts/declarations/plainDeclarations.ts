import {shortName} from '../../../shared/text/shortName';
import type {ApiClass} from '../schema/api';
import {textOf} from './children';
import {memberKey, publicMembers} from './members';
import {plainTypes, writeClass, writeConstant, writeMethod, writeProperty} from './signatures';

/** A public member and its declaration as text. */
export interface MemberDeclaration {
  /** As in a history: `map()`, `$width`, `Widest`. */
  readonly key: string;
  readonly signature: string;
  readonly line?: number;
  readonly deprecated?: boolean;
}

/** The declaration of a class as text, with full names of other classes. */
export function classDeclaration(declared: ApiClass): string {
  return textOf(writeClass(declared, shortName(declared.fqcn), plainTypes));
}

/** The public members of a class with their declarations, by kind. */
export function memberDeclarations(declared: ApiClass): MemberDeclaration[] {
  const {cases, constants, properties, methods} = publicMembers(declared);
  return [
    ...cases.map((one) => ({
      ...one,
      key: memberKey('cases', one.name),
      signature: textOf(writeConstant('case', one, one.name, plainTypes)),
    })),
    ...constants.map((one) => ({
      ...one,
      key: memberKey('constants', one.name),
      signature: textOf(writeConstant('const', one, one.name, plainTypes)),
    })),
    ...properties.map((one) => ({
      ...one,
      key: memberKey('properties', one.name),
      signature: textOf(writeProperty(one, `$${one.name}`, plainTypes)),
    })),
    ...methods.map((one) => ({
      ...one,
      key: memberKey('methods', one.name),
      signature: textOf(writeMethod(one, one.name, plainTypes)),
    })),
  ];
}
