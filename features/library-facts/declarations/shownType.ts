/** A type of the source: the native one and that of PHPDoc. */
interface SourceType {
  readonly native: string | undefined;
  readonly phpDoc: string | undefined;
}

/** The type of a declaration: that of PHPDoc if the source has it, with the null that only the native one allows. */
export function shownType({native, phpDoc}: SourceType): string | undefined {
  if (phpDoc === undefined || native === undefined) {
    return phpDoc ?? native;
  }
  // PHPDoc narrows "mixed", and a conditional type says itself when it is null.
  const isWritten = native === 'mixed' || phpDoc.includes(' is ') || allowsNull(phpDoc);
  return allowsNull(native) && !isWritten ? `${phpDoc}|null` : phpDoc;
}

function allowsNull(type: string): boolean {
  const outer = withoutBrackets(type);
  return (
    outer.startsWith('?') || outer.split('|').some((part) => /^(?:null|mixed)$/i.test(part.trim()))
  );
}

/** A type without type arguments, shapes and parameters, which may have a null of their own. */
function withoutBrackets(type: string): string {
  const less = type.replace(/<[^<>]*>|\{[^{}]*\}|\([^()]*\)/g, '');
  return less === type ? type : withoutBrackets(less);
}
