/** The page that compares what the libraries require. */
export const compatibility = {
  type: 'doc',
  id: 'compatibility',
  label: 'Compatibility',
} as const;
