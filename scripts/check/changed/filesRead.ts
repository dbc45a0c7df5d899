const only =
  (wanted: RegExp, ...unwanted: readonly RegExp[]) =>
  (file: string) =>
    wanted.test(file) && !unwanted.some((pattern) => pattern.test(file));

const fixtures = /^tests\/fixtures\//;
const written = /^(?:generated|hosting\/deploy|static)\//;

/** The changed files that each check of `npm run check` reads, without those that its tool ignores. */
export const filesRead = {
  pages: /^docs\/.*\.mdx?$/,
  code: /^(?!docs\/|tests\/fixtures\/).*\.tsx?$/,
  projects: /^features\/samples\/projects\/([^/]+)\//,
  linters: {
    format: only(
      /\.(?:tsx?|mdx?|css|jsonc?|json5|ya?ml)$/,
      fixtures,
      /^(?:generated|static)\/|^package-lock\.json$|^tests\/spec\.md$|\/generations\/\d+\.run\.json$/,
    ),
    code: only(/\.tsx?$/, fixtures, /^docs\//),
    style: only(/^(?:src|features|shared|static)\/.*\.css$/),
    text: only(/\.mdx?$/, fixtures),
    spelling: only(
      /\.(?:mdx?|tsx?|css|ya?ml)$|^\.ci\//,
      fixtures,
      written,
      /^tests\/repository\/text\.test\.ts$/,
    ),
  },
} as const;
