/** Minifies the HTML of a page, like `minify` of `@swc/html`. */
export type Minify<Options, Result extends {readonly code: string}> = (
  html: Buffer | string,
  options: Options,
) => Promise<Result>;

// A private-use character of Unicode: no page has one.
const placeholder = '\uE000';

// An escaped ampersand, then at most a word, and another escape right behind it.
const affected = /&(?:amp|#x26|#38);(?=#?[a-z0-9]*&)/gi;

/**
 * Makes SWC's minifier keep the escape behind an ampersand and a word. It writes such an ampersand without its
 * escape, and loses that of the next character with it: the text `&Selectable<string>` becomes an element `<string>`.
 *
 * @throws Error when an ampersand was lost on the way.
 */
export function keepEscapes<Options, Result extends {readonly code: string}>(
  minify: Minify<Options, Result>,
): Minify<Options, Result> {
  return async (html, options) => {
    const source = html.toString();
    const hidden = source.replaceAll(affected, placeholder);
    const result = await minify(Buffer.from(hidden), options);
    const expected = source.match(affected)?.length ?? 0;
    if (result.code.split(placeholder).length - 1 !== expected) {
      throw new Error(
        `Minifying a page should keep ${expected} ampersands in front of other escapes, and does not: ` +
          'compare docusaurus-patches/html-minifier/keepEscapes.ts with what @swc/html now does.',
      );
    }
    return {...result, code: result.code.replaceAll(placeholder, '&amp;')};
  };
}
