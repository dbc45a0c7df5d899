/** The page about reading this documentation from editors and assistants. */
export const tools = {
  type: 'doc',
  id: 'use-from-your-tools',
  label: 'Use from your tools',
} as const;
