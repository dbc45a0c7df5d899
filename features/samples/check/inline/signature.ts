import {shortName} from '../../../../shared/text/shortName';
import type {ApiMethod, ApiParam} from '../../../library-facts';

/** A method as a page writes it: `map(object $source, ?Context $context = null): object`. */
export interface Signature {
  readonly owner: string | undefined;
  readonly name: string;
  readonly params: readonly string[];
  readonly result: string | undefined;
}

/** Reads a signature; a call, whose arguments have no types, is not one. */
export function parseSignature(text: string): Signature | undefined {
  const [, owner, name, list, result] =
    /^(?:([\w\\]+)::)?(\w+)\((.*?)\)(?:: ([\w\\?|<>, ]+))?$/.exec(text) ?? [];
  const params = list === undefined || list === '' ? [] : list.split(/, (?![^[(<]*[\])>])/);
  const isTyped = params.some((param) => /^[\w\\?|<>, ]+ (?:\.{3}|&)?\$\w+/.test(param));
  return name === undefined || (!isTyped && result === undefined)
    ? undefined
    : {owner, name, params: params.map(normalize), result: result && normalizeType(result)};
}

/** Whether a recorded method matches the page, with native types or with those of PHPDoc. */
export function hasSignature(
  method: ApiMethod,
  inClass: string,
  {params, result}: Signature,
): boolean {
  const types = (...all: readonly (string | undefined)[]) =>
    all.flatMap((type) => [type, type?.replace(/\b(?:self|static)\b/g, inClass)]);
  return (
    params.length === method.params.length &&
    method.params.every((param, index) => {
      const forms = types(param.type, param.doc_type).flatMap((type) => formsOf(param, type));
      return forms.includes(params[index] ?? '');
    }) &&
    (result === undefined ||
      types(method.return, method.doc_return).some((type) => normalizeType(type ?? '') === result))
  );
}

/** A recorded method as a page would write it. */
export function showSignature({name, params, ...method}: ApiMethod): string {
  const result = method.return === undefined ? '' : `: ${short(method.return)}`;
  return `${name}(${params.map((param) => short(formOf(param, param.type, true))).join(', ')})${result}`;
}

/** A page may omit a default, but not change it. */
function formsOf(param: ApiParam, type: string | undefined): string[] {
  return [true, false].map((withDefault) => normalize(formOf(param, type, withDefault)));
}

function formOf(param: ApiParam, type: string | undefined, withDefault: boolean): string {
  const sign = (param.by_ref === true ? '&' : '') + (param.variadic === true ? '...' : '');
  const value = withDefault && param.default !== undefined ? ` = ${param.default}` : '';
  return `${type === undefined ? '' : `${type} `}${sign}$${param.name}${value}`;
}

function normalize(param: string): string {
  const [, type = '', rest = ''] = /^(?:(.*?) )?((?:&|\.{3})*\$.*)$/.exec(param) ?? [];
  return `${normalizeType(type)} ${short(rest).replaceAll(' ', '')}`.trim();
}

function normalizeType(type: string): string {
  const full = short(type).replace(/^\?(.+)$/, '$1|null');
  return full.split('|').sort().join('|');
}

function short(text: string): string {
  return text.replace(/\\?(?:\w+\\)+\w+|\\\w+/g, shortName);
}
