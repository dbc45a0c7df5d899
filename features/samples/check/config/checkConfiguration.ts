import {isAlias, isMap, isScalar, isSeq} from 'yaml';
import type {Pair} from 'yaml';

import type {ConfigurationNode} from '../../../library-facts';
import {noSuch} from './unknownNames';

/** A problem in a configuration; without `offset`, at the key of the bundle. */
export interface ConfigurationFault {
  readonly offset: number | undefined;
  readonly message: string;
}

/** Checks a node of YAML against the configuration tree of a bundle. */
export function checkConfiguration(
  node: unknown,
  tree: ConfigurationNode,
  path: string,
): ConfigurationFault[] {
  if (isNothing(node) || isAlias(node)) {
    return tree.type === 'array' ? missing([], tree, path, undefined) : [];
  }
  const wrong = (message: string) => [{offset: offsetOf(node), message: `${path} ${message}`}];
  switch (tree.type) {
    case 'array':
      return isMap(node)
        ? checkMembers(node.items, tree, path, offsetOf(node))
        : wrong('must be a map');
    case 'prototype':
      return checkItems(node, tree, path) ?? wrong('must be a list or a map');
    case 'variable':
      return [];
    case 'scalar':
    case 'boolean':
    case 'integer':
    case 'float':
    case 'enum':
      return isScalar(node)
        ? checkValue(node.value, tree).flatMap(wrong)
        : wrong('must be one value');
  }
}

function checkMembers(
  pairs: readonly Pair[],
  tree: ConfigurationNode,
  path: string,
  offset: number | undefined,
): ConfigurationFault[] {
  const children = tree.children ?? [];
  const faults = pairs.flatMap(({key, value}) => {
    const name = nameOf(key);
    const child = children.find((one) => one.name === name || one.name === underscored(name));
    if (child !== undefined) {
      return checkConfiguration(value, child, `${path}.${child.name}`).map((fault) => ({
        ...fault,
        offset: fault.offset ?? offsetOf(key),
      }));
    }
    const known = children.map((one) => one.name);
    return tree.ignoreExtraKeys === true
      ? []
      : [{offset: offsetOf(key), message: noSuch(`key of ${path}`, name, known)}];
  });
  return [
    ...faults,
    ...missing(
      pairs.map(({key}) => underscored(nameOf(key))),
      tree,
      path,
      offset,
    ),
  ];
}

function missing(
  given: readonly string[],
  {children = []}: ConfigurationNode,
  path: string,
  offset: number | undefined,
): ConfigurationFault[] {
  return children
    .filter(({name, required}) => required === true && !given.includes(name))
    .map(({name}) => ({offset, message: `${path}.${name} is required`}));
}

function checkItems(
  node: unknown,
  {prototype, minElements = 0}: ConfigurationNode,
  path: string,
): ConfigurationFault[] | undefined {
  if (!isMap(node) && !isSeq(node)) {
    return undefined;
  }
  const items = isMap(node)
    ? node.items.map(({key, value}): [string, unknown] => [nameOf(key), value])
    : node.items.map((value, index): [string, unknown] => [String(index), value]);
  const few =
    items.length < minElements
      ? [
          {
            offset: offsetOf(node),
            message: `${path} must have at least ${minElements} ${minElements === 1 ? 'entry' : 'entries'}`,
          },
        ]
      : [];
  return [
    ...few,
    ...items.flatMap(([name, value]) =>
      prototype === undefined ? [] : checkConfiguration(value, prototype, `${path}.${name}`),
    ),
  ];
}

function checkValue(value: unknown, {type, values = [], min, max}: ConfigurationNode): string[] {
  // Its value is known only at run time.
  if (typeof value === 'string' && /^%.*%$/.test(value)) {
    return [];
  }
  if (type === 'enum') {
    return values.includes(value) ? [] : [`must be one of ${values.map(String).join(', ')}`];
  }
  if (type === 'boolean') {
    return typeof value === 'boolean' ? [] : ['must be true or false'];
  }
  if (type === 'integer' || type === 'float') {
    const isNumber = typeof value === 'number' && (type === 'float' || Number.isInteger(value));
    if (!isNumber) {
      return [type === 'float' ? 'must be a number' : 'must be a whole number'];
    }
    return [
      ...(min !== undefined && value < min ? [`must be at least ${min}`] : []),
      ...(max !== undefined && value > max ? [`must be at most ${max}`] : []),
    ];
  }
  return [];
}

function isNothing(node: unknown): boolean {
  return node === null || node === undefined || (isScalar(node) && node.value === null);
}

function nameOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : '';
}

function underscored(name: string): string {
  return name.replaceAll('-', '_');
}

function offsetOf(node: unknown): number | undefined {
  return isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined;
}
