/** Minifies the HTML of a page, like `minify` of `@swc/html`. */
export type Minify<Options, Result extends {readonly code: string}> = (
  html: Buffer | string,
  options: Options,
) => Promise<Result>;

// A private-use character of Unicode: no page contains it.
const placeholder = '\uE000';

// An escaped ampersand, then at most a word, directly followed by another escape.
const affected = /&(?:amp|#x26|#38);(?=#?[a-z0-9]*&)/gi;

/**
 * Makes SWC's minifier keep the escape after an ampersand and a word. It writes such an ampersand unescaped,
 * and also drops the escape of the next character: the text `&Selectable<string>` becomes an element `<string>`.
 *
 * @throws Error if an ampersand was lost.
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
        `Minifying a page should keep ${expected} ampersands before other escapes, but does not: ` +
          'compare docusaurus-patches/html-minifier/keepEscapes.ts with what @swc/html now does.',
      );
    }
    return {...result, code: result.code.replaceAll(placeholder, '&amp;')};
  };
}
