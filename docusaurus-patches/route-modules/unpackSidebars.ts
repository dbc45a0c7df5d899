/**
 * An item of a sidebar as it is transferred: the text of a link, the text of a category that starts collapsed before
 * its items, or any other item as it was.
 *
 * A text is the number of segments that the address shares with the one before, or a hyphen if there is no address;
 * then the rest of the address and a tab, unless the label says the rest; then the label.
 */
export type PackedItem =
  string | readonly [text: string, items: readonly PackedItem[]] | {readonly type: string};

/** Sidebars by their names. */
export type Sidebars<Item> = Readonly<Record<string, readonly Item[]>>;

/** The end of an address that has the words of a label. */
export function endOf(label: string): string {
  return `/${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** Sidebars as Docusaurus' layout reads them, and the addresses of their pages, followed by those of the others. */
export function unpackSidebars(
  packed: Sidebars<PackedItem>,
  others: readonly string[],
): {readonly sidebars: Sidebars<object>; readonly paths: readonly string[]} {
  const paths: string[] = [];
  const unpackText = (text: string) => {
    const [start = '', ending] = text.split('\t');
    const label = ending ?? start.slice(1);
    if (start.startsWith('-')) {
      return {label};
    }
    const shared = paths.at(-1)?.split('/', Number(start[0])).join('/') ?? '';
    const href = shared + (ending === undefined ? endOf(label) : start.slice(1));
    paths.push(href);
    return {href, label};
  };
  const unpackItem = (item: PackedItem): object => {
    if (typeof item === 'string') {
      return {type: 'link', ...unpackText(item)};
    }
    if ('type' in item) {
      return item;
    }
    const [text, items] = item;
    return {
      type: 'category',
      ...unpackText(text),
      items: items.map(unpackItem),
      collapsed: true,
      collapsible: true,
    };
  };
  const sidebars = Object.entries(packed).map(
    ([name, items]) => [name, items.map(unpackItem)] as const,
  );
  return {sidebars: Object.fromEntries(sidebars), paths: [...paths, ...others]};
}
