import {isRecord} from '../../shared/json/isRecord';
import {type PackedItem, type Sidebars, endOf} from './unpackSidebars';

/** What unpackSidebars.ts reads, and the addresses that it returns. */
export interface PackedSidebars {
  readonly packed: Sidebars<PackedItem>;
  /** The addresses of pages that the texts of the sidebars do not name. */
  readonly others: readonly string[];
  readonly paths: readonly string[];
}

/**
 * Sidebars with a short text for each page that has an address of the list. A page that occurs again, or that has more
 * than an address and a label, keeps its form.
 */
export function packSidebars(
  sidebars: Readonly<Record<string, unknown>>,
  addresses: readonly string[],
): PackedSidebars {
  const left = new Set(addresses);
  const paths: string[] = [];
  const packText = (href: unknown, label: unknown): string | undefined => {
    if (typeof label !== 'string' || label.includes('\t')) {
      return undefined;
    }
    if (href === undefined) {
      return `-${label}`;
    }
    if (typeof href !== 'string' || !left.delete(href)) {
      return undefined;
    }
    const shared = sharedSegments(href, paths.at(-1) ?? '');
    const end = href.slice(href.split('/', shared).join('/').length);
    paths.push(href);
    return `${String(shared)}${end === endOf(label) ? '' : `${end}\t`}${label}`;
  };
  const packItem = (item: unknown): PackedItem => {
    if (!isRecord(item) || typeof item.type !== 'string') {
      throw new Error(`An item of the sidebar has no type: ${JSON.stringify(item)}.`);
    }
    const {type, href, label, items, ...others} = item;
    const isCategory = type === 'category' && Array.isArray(items) && startsCollapsed(others);
    const isLink = type === 'link' && href !== undefined && Object.keys(item).length === 3;
    const text = isCategory || isLink ? packText(href, label) : undefined;
    if (text === undefined) {
      return {...item, type};
    }
    return isCategory ? [text, items.map(packItem)] : text;
  };
  const packed = Object.entries(sidebars).map(
    ([name, items]) => [name, Array.isArray(items) ? items.map(packItem) : []] as const,
  );
  return {packed: Object.fromEntries(packed), others: [...left], paths: [...paths, ...left]};
}

function startsCollapsed({collapsed, collapsible, ...others}: Record<string, unknown>): boolean {
  return collapsed === true && collapsible === true && Object.keys(others).length === 0;
}

/** How many segments at their start two addresses have in common: a digit, because the text has no end for it. */
function sharedSegments(address: string, before: string): number {
  const segments = address.split('/');
  const others = before.split('/');
  const differing = segments.findIndex((segment, index) => segment !== others[index]);
  return Math.min(differing === -1 ? segments.length : differing, 9);
}
