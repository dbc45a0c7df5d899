/** The address of a page: its place among all, or its text if it is not one of them as it is written. */
export type PackedAddress = number | string;

/** An item of a sidebar as it is transferred: a link, a category that starts collapsed, any other as it was. */
export type PackedItem =
  | readonly [PackedAddress, label: string]
  | readonly [PackedAddress, label: string, items: readonly PackedItem[]]
  | {readonly type: string};

/** The data of the docs plugin with packed sidebars. */
export interface PackedData {
  readonly version: {readonly docsSidebars: Readonly<Record<string, readonly PackedItem[]>>};
}

/** The data with the items of sidebars as Docusaurus' layout reads them. */
export function unpackSidebars(data: PackedData, paths: readonly string[]): object {
  const unpackItem = (item: PackedItem): object => {
    if ('type' in item) {
      return item;
    }
    const [address, label, items] = item;
    const href = typeof address === 'number' ? paths[address] : address;
    return items === undefined
      ? {type: 'link', href, label}
      : {
          type: 'category',
          href,
          label,
          items: items.map(unpackItem),
          collapsed: true,
          collapsible: true,
        };
  };
  const sidebars = Object.entries(data.version.docsSidebars);
  const docsSidebars = Object.fromEntries(
    sidebars.map(([name, items]) => [name, items.map(unpackItem)]),
  );
  return {...data, version: {...data.version, docsSidebars}};
}
