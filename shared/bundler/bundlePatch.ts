/** What one folder of docusaurus-patches replaces in the bundle of the browser. */
export interface BundlePatch {
  /** The name of its folder. */
  readonly name: string;
  /**
   * The file that stands in for each module. A module is named as imports name it (`nprogress`,
   * `@theme/TagsListInline`) or, where imports are relative, by its absolute path without the extension.
   */
  readonly replacements: Readonly<Record<string, string>>;
}
