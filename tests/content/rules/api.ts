import {visit} from 'unist-util-visit';

import type {Bundle, ConfigurationNode} from '../../../features/library-facts/schema/services';
import {hintAt, nearestName} from '../../../features/samples/check/nearestName';
import {atField, textField} from './page';
import type {Finding, Page} from './page';

/** `explains` names classes of the family, and no class is explained by two pages. */
export function explains(pages: readonly Page[], classes: ReadonlySet<string>): Finding[] {
  const explainedBy = new Map<string, Page>();
  return pages.flatMap((page) =>
    namesIn(page).flatMap((name) => {
      const other = explainedBy.get(name);
      explainedBy.set(name, page);
      const hint = () => `there is no class ${name}${hintAt(nearestName(name, classes))}`;
      return [
        ...(classes.has(name) ? [] : [atField(page, 'explains', hint())]),
        ...(other === undefined
          ? []
          : [atField(page, 'explains', `${other.file} explains ${name} already`)]),
      ];
    }),
  );
}

function namesIn({fields}: Page): string[] {
  const value = fields.get('explains')?.value;
  return Array.isArray(value) ? value.map(String) : [];
}

/** A page that `configures` a bundle names every key of its configuration in inline code. */
export function configures(page: Page, bundles: readonly Bundle[]): Finding[] {
  const alias = textField(page, 'configures');
  if (alias === undefined) {
    return [];
  }
  const bundle = bundles.find((one) => one.alias === alias);
  const known = bundles.map((one) => one.alias);
  if (bundle === undefined) {
    const message = `no bundle has the key ${alias}${hintAt(nearestName(alias, known))}`;
    return [atField(page, 'configures', message)];
  }
  const codes = new Set<string>();
  visit(page.tree, 'inlineCode', ({value}) => {
    codes.add(value.replace(/:$/, ''));
  });
  return keysOf(bundle.configuration, '')
    .filter((path) => !formsOf(path, bundle.alias).some((form) => codes.has(form)))
    .map((path) => atField(page, 'configures', `the page does not name the key \`${path}\``));
}

function keysOf({children = [], prototype}: ConfigurationNode, path: string): string[] {
  const items = prototype === undefined ? [] : keysOf(prototype, path);
  return [
    ...items,
    ...children.flatMap((child) => {
      const own = path === '' ? child.name : `${path}.${child.name}`;
      return [own, ...keysOf(child, own)];
    }),
  ];
}

/** `size` may be written as `size`, as `halls.size` or prefixed with the key of the bundle. */
function formsOf(path: string, alias: string): string[] {
  const parts = path.split('.');
  return [...parts.map((_, index) => parts.slice(index).join('.')), `${alias}.${path}`];
}
