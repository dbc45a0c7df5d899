/** The page about using libraries of the family together. */
export const together = {
  type: 'doc',
  id: 'together',
  label: 'Used together',
} as const;
