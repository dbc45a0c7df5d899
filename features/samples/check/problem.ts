/** A problem in a page or a fixture. */
export interface Problem {
  readonly page: string;
  readonly line: number;
  /** The language of the block, or another source such as `inline code`. */
  readonly kind: string;
  readonly message: string;
}
