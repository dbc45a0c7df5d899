const targetNames: Readonly<Record<string, string | undefined>> = {
  TARGET_CLASS: 'classes',
  TARGET_FUNCTION: 'functions',
  TARGET_METHOD: 'methods',
  TARGET_PROPERTY: 'properties',
  TARGET_CLASS_CONSTANT: 'constants',
  TARGET_PARAMETER: 'parameters',
  TARGET_ALL: 'all declarations',
};

/** The targets of an attribute in words. */
export function attributeTargets(flags: string | undefined): string | undefined {
  if (flags === undefined) {
    return undefined;
  }
  const names = flags.split('|').map((flag) => targetNames[flag] ?? flag);
  const [last = '', ...others] = [...names].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
}
