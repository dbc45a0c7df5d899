/** The result of a measure. */
export interface Measurement {
  readonly isWell: boolean;
  /** One line. */
  readonly result: string;
  /** Markdown for the record. */
  readonly details: string;
}
