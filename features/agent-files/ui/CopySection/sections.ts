import type {Section} from './cutSection';

/** The element with the text of a page. */
export const content = '.theme-doc-markdown';

/** The headings that are headings in the Markdown of the page, too. */
export const writtenHeadings =
  ':is(h2, h3):not(:is(figure, li, blockquote, .theme-admonition, [aria-hidden=true], [data-screen-only]) *)';

/** Those that begin a section. The end of a tab is not marked in the Markdown, so a heading in it begins none. */
export const sectionHeadings = `${writtenHeadings}[id]:not(:is([role=tabpanel], details) *)`;

/** The section that a heading begins; it ends at the next one of the same or a higher level. */
export function sectionOf(heading: Element): Section {
  const written = [...(heading.closest(content)?.querySelectorAll(writtenHeadings) ?? [])];
  const at = written.indexOf(heading);
  const end = written.findIndex(
    (other, index) =>
      index > at && other.matches(sectionHeadings) && other.localName <= heading.localName,
  );
  return {text: heading.textContent, at, ...(end !== -1 && {end})};
}
