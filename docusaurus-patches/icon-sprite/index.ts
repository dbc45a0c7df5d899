// Changes: the SVG sprite that the classic theme puts at the start of the body, hidden by a style attribute.
// Serves: the Content-Security-Policy, which forbids style attributes; tests/e2e/policy.spec.ts checks it.
// When it breaks: look at injectHtmlTags of @docusaurus/theme-classic/lib/index.js. If the sprite no longer
// has a style attribute, delete this folder.
import type {HtmlTagObject, HtmlTags} from '@docusaurus/types';

/** Hides the sprite by the SVG attribute `display`: `hidden` has no effect on SVG. */
export function withoutInlineStyle(tags: HtmlTags | undefined): HtmlTags {
  const all = [tags ?? []].flat();
  if (!all.some(isStyledSprite)) {
    throw new Error(
      'docusaurus-patches/icon-sprite replaced nothing: the theme injects no svg with a style attribute. ' +
        'Its index.ts says what to do.',
    );
  }
  return all.map((tag) => (isStyledSprite(tag) ? withoutStyle(tag) : tag));
}

function isStyledSprite(tag: string | HtmlTagObject): tag is HtmlTagObject {
  return typeof tag === 'object' && tag.tagName === 'svg' && tag.attributes?.style !== undefined;
}

function withoutStyle(tag: HtmlTagObject): HtmlTagObject {
  const {style: _style, ...attributes} = tag.attributes ?? {};
  return {...tag, attributes: {...attributes, display: 'none'}};
}
