/** What is wrong in a page or in a fixture. */
export interface Problem {
  readonly page: string;
  readonly line: number;
  /** The language of the block, or what else it is: `inline code`. */
  readonly kind: string;
  readonly message: string;
}
