import {shortName} from '../../../shared/text/shortName';
import type {
  ApiCase,
  ApiClass,
  ApiConstant,
  ApiMethod,
  ApiParam,
  ApiProperty,
  Template,
} from '../schema/api';
import {type Child, joined} from './children';
import {shownType} from './shownType';

/** How types in a signature are written. */
export interface Writing {
  readonly type: (code: string) => readonly Child[];
}

/** The names of classes in a piece of code, with a namespace or a leading backslash. */
export const classNames = /(\\?(?:[A-Za-z_]\w*\\)+[A-Za-z_]\w*|\\[A-Za-z_]\w*)/;

/** Types with full names, as text. */
export const plainTypes: Writing = {type: (code) => [code.replace(/(?<![\w\\])\\(?=\w)/g, '')]};

/** The declaration of a class, with the name as a link to its source, and the type arguments of its parents. */
export function writeClass(declared: ApiClass, name: Child, writing: Writing): Child[] {
  const {kind, final, abstract, readonly: isReadonly, templates = [], backing} = declared;
  const words = [
    ...(final === true ? ['final'] : []),
    ...(abstract === true && kind === 'class' ? ['abstract'] : []),
    ...(isReadonly === true ? ['readonly'] : []),
    kind,
  ];
  const generic = new Map(
    declared.generic_parents?.map((type) => [type.replace(/<.*$/s, '').replace(/^\\/, ''), type]),
  );
  const parents = (word: string, names: readonly string[] = []) =>
    names.length === 0
      ? []
      : [
          ` ${word} `,
          ...joined(
            names.map((parent) => writing.type(generic.get(parent) ?? qualified(parent))),
            ', ',
          ),
        ];
  return [
    `${words.join(' ')} `,
    name,
    ...writeTemplates(templates, writing),
    ...(backing === undefined ? [] : [`: ${backing}`]),
    ...parents('extends', declared.extends),
    ...parents('implements', declared.implements),
    ...parents('uses', declared.uses),
  ];
}

/** A global class has no backslash in the facts, and is not to be mistaken for a keyword. */
function qualified(name: string): string {
  return name.startsWith('\\') ? name : `\\${name}`;
}

/** The signature of a method, with PHPDoc types where the source has them. */
export function writeMethod(method: ApiMethod, name: Child, writing: Writing): Child[] {
  const {params, templates = [], throws = []} = method;
  const returned = shownType({native: method.return, phpDoc: method.doc_return});
  return [
    ...modifiers(method),
    name,
    ...writeTemplates(templates, writing),
    '(',
    ...joined(
      params.map((param) => writeParam(param, writing)),
      ', ',
    ),
    ')',
    ...(returned === undefined ? [] : [': ', ...writing.type(returned)]),
    ...(throws.length === 0
      ? []
      : [
          ' throws ',
          ...joined(
            throws.map((type) => writing.type(type)),
            ', ',
          ),
        ]),
  ];
}

function writeParam(param: ApiParam, writing: Writing): Child[] {
  const type = shownType({native: param.type, phpDoc: param.doc_type});
  const name = [
    param.by_ref === true ? '&' : '',
    param.variadic === true ? '...' : '',
    `$${param.name}`,
  ];
  return [
    ...(type === undefined ? [] : [...writing.type(type), ' ']),
    name.join(''),
    ...writeValue(param.default, writing),
  ];
}

/** The declaration of a property. */
export function writeProperty(property: ApiProperty, name: Child, writing: Writing): Child[] {
  const type = shownType({native: property.type, phpDoc: property.doc_type});
  return [
    ...modifiers(property),
    ...(property.readonly === true ? ['readonly '] : []),
    ...(type === undefined ? [] : [...writing.type(type), ' ']),
    name,
    ...writeValue(property.default, writing),
  ];
}

/** The declaration of a constant, or of a case of an enum. */
export function writeConstant(
  word: 'const' | 'case',
  {value, ...constant}: ApiConstant | ApiCase,
  name: Child,
  writing: Writing,
): Child[] {
  const isProtected = 'visibility' in constant && constant.visibility === 'protected';
  return [`${isProtected ? 'protected ' : ''}${word} `, name, ...writeValue(value, writing)];
}

// In characters, with short names.
const longestValue = 80;

/** A value of the source; a long one is cut, since its place is the source. */
function writeValue(value: string | undefined, writing: Writing): Child[] {
  if (value === undefined) {
    return [];
  }
  return withShortNames(value).length > longestValue ? [' = …'] : [' = ', ...writing.type(value)];
}

function withShortNames(code: string): string {
  return code
    .split(classNames)
    .map((part) => shortName(part))
    .join('');
}

function writeTemplates(templates: readonly Template[], writing: Writing): Child[] {
  if (templates.length === 0) {
    return [];
  }
  const written = templates.map(({name, bound, variance}) => {
    const declared = variance === undefined ? name : `${variance} ${name}`;
    return bound === undefined ? [declared] : [`${declared} of `, ...writing.type(bound)];
  });
  return ['<', ...joined(written, ', '), '>'];
}

function modifiers(member: {
  readonly visibility: string;
  readonly static?: boolean;
  readonly final?: boolean;
  readonly abstract?: boolean;
}): string[] {
  return [
    ...(member.final === true ? ['final '] : []),
    ...(member.abstract === true ? ['abstract '] : []),
    ...(member.visibility === 'protected' ? ['protected '] : []),
    ...(member.static === true ? ['static '] : []),
  ];
}
