/** An engine with one setting, and what it found. */
export interface Run {
  readonly engine: string;
  readonly setting: string;
  /** All files of the index, gzip. */
  readonly indexBytes: number;
  /** What a browser loads before the first answer, gzip: code of the engine without its box, and data. */
  readonly firstBytes: number;
  /** For each query the routes, best first. */
  readonly found: readonly (readonly string[])[];
}

/** An engine that could not be run here, and why. */
export interface NotRun {
  readonly engine: string;
  readonly reason: string;
}
