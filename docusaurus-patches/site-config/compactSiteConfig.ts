// The keys of the configuration and of its theme settings that only the build reads.
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

/** The generated configuration module for the browser, without what only the build reads. */
export function compactSiteConfig(module: string): string {
  const json = /^export default (\{.*\});\s*$/ms.exec(module)?.[1];
  if (json === undefined) {
    throw new Error(
      'Docusaurus generates docusaurus.config.mjs in a form that docusaurus-patches/site-config/compactSiteConfig.ts ' +
        'does not know: compare the two.',
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
