import type {HtmlTagObject, HtmlTags} from '@docusaurus/types';

function withoutStyle(tag: string | HtmlTagObject): string | HtmlTagObject {
  if (typeof tag === 'string' || tag.tagName !== 'svg' || tag.attributes?.style === undefined) {
    return tag;
  }
  const {style: _style, ...attributes} = tag.attributes;
  return {...tag, attributes: {...attributes, display: 'none'}};
}

/**
 * Hides the theme's SVG sprite by the SVG attribute `display`: its style attribute is what the
 * Content-Security-Policy forbids, and `hidden` has no effect on SVG.
 */
export function withoutInlineStyle(tags: HtmlTags | undefined): HtmlTags {
  return [tags ?? []].flat().map(withoutStyle);
}
