import type {ComponentProps, ReactNode} from 'react';

/** Stands for `@docusaurus/Link` in tests of components: the original needs a router and Docusaurus' own bundler. */
function PlainLink({
  to,
  children,
  ...rest
}: {readonly to: string} & ComponentProps<'a'>): ReactNode {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export {PlainLink as default};
