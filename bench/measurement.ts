/** The result of a measure. */
export interface Measurement {
  readonly passed: boolean;
  /** One line. */
  readonly result: string;
  /** Markdown for the record. */
  readonly details: string;
}
