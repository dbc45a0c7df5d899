import {isRecord} from '../../shared/json/isRecord';
import type {PackedAddress, PackedData, PackedItem} from './unpackSidebars';

/**
 * The data of the docs plugin with packed sidebars, whose items name pages by their places; undefined for data without
 * sidebars.
 */
export function packSidebars(data: unknown, paths: readonly string[]): PackedData | undefined {
  if (!isRecord(data) || !isRecord(data.version) || !isRecord(data.version.docsSidebars)) {
    return undefined;
  }
  const places = new Map(paths.map((path, place) => [path, place]));
  const addressOf = (href: string): PackedAddress => places.get(href) ?? href;
  const packItem = (item: unknown): PackedItem => {
    if (!isRecord(item) || typeof item.type !== 'string') {
      throw new Error(`An item of the sidebar has no type: ${JSON.stringify(item)}.`);
    }
    const {type, href, label, items, collapsed, collapsible, ...others} = item;
    if (Object.keys(others).length > 0 || typeof href !== 'string' || typeof label !== 'string') {
      return {...item, type};
    }
    if (type === 'link' && [items, collapsed, collapsible].every((value) => value === undefined)) {
      return [addressOf(href), label];
    }
    return type === 'category' && Array.isArray(items) && collapsed === true && collapsible === true
      ? [addressOf(href), label, items.map(packItem)]
      : {...item, type};
  };
  const sidebars = Object.entries(data.version.docsSidebars).map(
    ([name, items]) => [name, Array.isArray(items) ? items.map(packItem) : []] as const,
  );
  return {...data, version: {...data.version, docsSidebars: Object.fromEntries(sidebars)}};
}
