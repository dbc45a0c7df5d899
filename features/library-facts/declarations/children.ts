import type {ElementContent} from 'hast';

/** What an element may contain; a declaration is a list of it, since names in it may be links. */
export type Child = ElementContent | string;

/** Parts with a text between them. */
export function joined(parts: readonly (readonly Child[])[], separator: string): Child[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}

/** The text of a part of a declaration. */
export function textOf(children: readonly Child[]): string {
  return children
    .map((child) => {
      if (typeof child === 'string') {
        return child;
      }
      return child.type === 'element'
        ? textOf(child.children)
        : 'value' in child
          ? child.value
          : '';
    })
    .join('');
}
