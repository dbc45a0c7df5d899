/** A page above another one. */
export interface Parent {
  readonly label: string;
  readonly href: string;
}

function isParent(value: unknown): value is Parent {
  return typeof value === 'object' && value !== null && 'label' in value && 'href' in value;
}

/** The pages above a page, if its front matter lists them: features/library-facts/reference writes it. */
export function parentsOf(frontMatter: object): readonly Parent[] | undefined {
  const parents: unknown = 'parents' in frontMatter ? frontMatter.parents : undefined;
  return Array.isArray(parents) && parents.every(isParent) ? parents : undefined;
}
