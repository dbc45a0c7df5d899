/** What one folder of docusaurus-patches replaces in the client bundle. */
export interface BundlePatch {
  /** The name of its folder. */
  readonly name: string;
  /**
   * The replacement of each module. A module is named as in imports (`nprogress`,
   * `@theme/TagsListInline`) or, where imports are relative, by its absolute path without the extension.
   */
  readonly replacements: Readonly<Record<string, string>>;
  /** What is wrong with the chunks of the finished bundle, one message each; chunks have names. */
  readonly problemsOf?: (textOf: (chunk: string) => string | undefined) => string[];
}
