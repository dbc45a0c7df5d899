/** Whether a page has an element that a sheet of CSS modules styles, by a class or by a `data-` attribute. */
export function needsSheet(html: string, css: string): boolean {
  const classes = new Set(
    Array.from(css.matchAll(/\.([A-Za-z][\w-]*_[\w-]{4,})/g), ([, name = '']) => name),
  );
  const attributes = Array.from(css.matchAll(/\[(data-[\w-]+)\]/g), ([, name = '']) => name);
  if (attributes.some((name) => html.includes(` ${name}=`))) {
    return true;
  }
  return [...html.matchAll(/\bclass=(?:"([^"]*)"|([^\s>]+))/g)].some(([, quoted, plain]) =>
    (quoted ?? plain ?? '').split(/\s+/).some((name) => classes.has(name)),
  );
}

/** Links one more style sheet in the head of a page, after the existing ones. */
export function withSheet(html: string, address: string): string {
  const links = [...html.matchAll(/<link\b[^>]*\brel="?stylesheet"?[^>]*>/g)];
  const last = links.at(-1);
  if (last === undefined) {
    throw new Error(`The page links no style sheet that ${address} could follow.`);
  }
  const end = last.index + last[0].length;
  return `${html.slice(0, end)}<link rel="stylesheet" href="${address}">${html.slice(end)}`;
}
