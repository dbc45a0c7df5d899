import {type ComponentProps, Fragment, type ReactNode} from 'react';

/** Code in a sentence; a long class name may break behind its backslashes, and only there. */
export function InlineCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  if (typeof children !== 'string') {
    return <code {...props}>{children}</code>;
  }
  const [first, ...parts] = children.split(/(?<=\\)/);
  return (
    <code {...props}>
      {first}
      {parts.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}
