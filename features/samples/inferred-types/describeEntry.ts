import {memoize} from '../../../shared/functions/memoize';
import {shortName} from '../../../shared/text/shortName';
import {refractor} from '../highlight/grammars';

import type {Description, Token} from '../markup/description';
import type {ApiLinks} from '../../library-facts';
import {runsOf} from '../highlight/joinTokens';
import type {Entry} from '../schema/sampleTypes';

const widest = 52;

/** Turns an entry into the text of its popover. */
export function describeEntry(
  entry: Entry,
  {source, reference, page}: ApiLinks,
  ownUrl: string,
): Description {
  const {kind, name, type, since} = entry;
  const {short, label, around} = partsOf(name);
  const signature = entry.signature?.replace(
    /^__construct(?=\()/,
    kind === 'method' ? '$&' : short,
  );
  const notes = [
    ...(entry.deprecated === undefined || entry.deprecated === false ? [] : [deprecation(entry)]),
    ...(entry.internal === true ? ['Internal: may change in any release'] : []),
    ...(since === undefined ? [] : [`Since ${since}`]),
  ];
  const links = [
    ...(page === undefined || page.url === ownUrl ? [] : [page]),
    ...(reference === undefined ? [] : [{title: 'API reference', url: reference}]),
    ...(source === undefined
      ? []
      : [{title: `Source at ${source.release.replace(/^v(?=\d)/, '')}`, url: source.url}]),
  ];
  return {
    kind,
    label,
    ...(around !== '' && {owner: around}),
    code: signature === undefined ? [nameToken(kind, short)] : tokens(breakSignature(signature)),
    ...(type !== undefined && type !== name && {type: typeTokens(type)}),
    ...(notes.length > 0 && {notes}),
    ...(links.length > 0 && {links}),
  };
}

/** The last part of a name, that part with its class, and its context. */
function partsOf(name: string): {short: string; label: string; around: string} {
  const [, method, parameter] = /^(.*)\((\$\w+)\)$/.exec(name) ?? [];
  if (method !== undefined && parameter !== undefined) {
    return {short: parameter, label: parameter, around: method};
  }
  const [owner = '', member] = name.split('::');
  const short = shortName(owner);
  return member === undefined
    ? {short, label: short, around: owner.slice(0, -short.length - 1)}
    : {short: member, label: `${short}::${member}`, around: owner};
}

function deprecation({deprecated}: Entry): string {
  return typeof deprecated === 'string' ? `Deprecated: ${deprecated}` : 'Deprecated';
}

function nameToken(kind: string, name: string): Token {
  if (kind === 'class' || kind === 'attribute') {
    return ['type', name];
  }
  if (kind === 'method' || kind === 'function') {
    return ['call', name];
  }
  return kind === 'constant' || kind === 'case' ? ['number', name] : name;
}

/** Writes a signature that is too wide for the popover with one parameter per line. */
export function breakSignature(signature: string): string {
  const open = signature.indexOf('(');
  if (signature.length <= widest || open < 0) {
    return signature;
  }
  const parameters = [''];
  let depth = 0;
  let quote = '';
  let at = open + 1;
  for (; at < signature.length; at += 1) {
    const sign = signature.charAt(at);
    if (quote === '' && depth === 0 && sign === ')') {
      break;
    }
    if (quote !== '' || /['"]/.test(sign)) {
      quote = quote === '' ? sign : quote === sign ? '' : quote;
    } else if (/[([{<]/.test(sign)) {
      depth += 1;
    } else if (/[)\]}>]/.test(sign)) {
      depth -= 1;
    }
    if (sign === ',' && depth === 0 && quote === '') {
      parameters.push('');
    } else {
      parameters.push((parameters.pop() ?? '') + sign);
    }
  }
  if (parameters.join('').trim() === '') {
    return signature;
  }
  const lines = parameters.map((parameter) => `    ${parameter.trim()},\n`);
  return `${signature.slice(0, open + 1)}\n${lines.join('')}${signature.slice(at)}`;
}

/** A type as PHPStan writes it, with the namespaces of class names de-emphasized. */
export function typeTokens(type: string): Token[] {
  return type
    .split(/(\\?(?:\w+\\)+\w+)/)
    .filter((part) => part !== '')
    .flatMap((part): Token[] => {
      const [, namespace, name] = /^(\\?(?:\w+\\)+)(\w+)$/.exec(part) ?? [];
      return namespace === undefined || name === undefined
        ? [part]
        : [
            ['quiet', namespace],
            ['type', name],
          ];
    });
}

// Hundreds of pages use the same classes.
const tokens = memoize((code: string): Token[] =>
  runsOf(refractor.highlight(code, 'php').children).map(({text, color}) =>
    color === undefined ? text : [color, text],
  ),
);
