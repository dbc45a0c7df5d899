// What only the build reads, of the configuration and of the theme's part in it.
const buildOnly = new Set([
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
]);
const buildOnlyTheme = new Set(['blog', 'prism']);
const buildOnlyFuture = new Set(['experimental_faster', 'v4']);

/** The generated module of the configuration without what only the build reads, as a module for the browser. */
export function compactSiteConfig(module: string): string {
  const json = /^export default (\{.*\});\s*$/ms.exec(module)?.[1];
  if (json === undefined) {
    throw new Error(
      'Docusaurus generates docusaurus.config.mjs in another form than docusaurus-patches/site-config/compactSiteConfig.ts ' +
        'knows: compare the two.',
    );
  }
  const config = without(JSON.parse(json), buildOnly);
  const themeConfig = without(config.themeConfig, buildOnlyTheme);
  const future = without(config.future, buildOnlyFuture);
  return `export default ${JSON.stringify({...config, themeConfig, future})};\n`;
}

function without(value: unknown, keys: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => !keys.has(key)));
}
