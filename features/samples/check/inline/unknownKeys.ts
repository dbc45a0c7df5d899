import type {ConfigurationNode} from '../../../library-facts';
import type {FamilyNames} from '../config/familyNames';
import {noSuch} from '../config/unknownNames';

/** Problems with names such as `rekalogika_file.filesystems`: configuration keys. */
export function unknownKeys(text: string, names: FamilyNames): string[] {
  const {bundles, routes, twig} = names;
  const others = new Set([
    ...routes,
    ...twig.functions,
    ...twig.filters,
    ...bundles.flatMap((one) => defaultsOf(one.configuration)),
  ]);
  return Array.from(
    text.matchAll(/(?<![\w.@%/-])rekalogika_\w+(?:\.\w+)*/g),
    ([name]) => name,
  ).flatMap((name) => {
    const [alias, ...keys] = name.split('.');
    const trees = bundles.filter((one) => one.alias === alias);
    const known = bundles.flatMap((one) => pathsOf(one.configuration, one.alias));
    return others.has(name) || trees.some((one) => hasKeys(one.configuration, keys))
      ? []
      : [noSuch('key of configuration', name, [...known, ...others])];
  });
}

function hasKeys({children = [], prototype}: ConfigurationNode, [key, ...rest]: string[]): boolean {
  if (key === undefined) {
    return true;
  }
  const next = children.find(({name}) => name === key) ?? prototype;
  return next !== undefined && hasKeys(next, rest);
}

/** Default values that are strings, such as the name of a table. */
function defaultsOf(node: ConfigurationNode): string[] {
  const own = typeof node.default === 'string' ? [node.default] : [];
  return [...own, ...(node.children ?? []).flatMap(defaultsOf)];
}

/** All keys of a tree with their prefix: `rekalogika_file.filesystems`. */
export function pathsOf({children = []}: ConfigurationNode, path: string): string[] {
  return [path, ...children.flatMap((child) => pathsOf(child, `${path}.${child.name}`))];
}
