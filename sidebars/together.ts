/** The page about libraries of the family that are used together. */
export const together = {
  type: 'doc',
  id: 'together',
  label: 'Used together',
} as const;
