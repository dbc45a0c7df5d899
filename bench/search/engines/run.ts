/** An engine with one configuration, and its results. */
export interface Run {
  readonly engine: string;
  readonly setting: string;
  /** All files of the index, gzip. */
  readonly indexBytes: number;
  /** What a browser loads before the first answer, gzip: code of the engine without its UI, and data. */
  readonly firstBytes: number;
  /** For each query the routes, best first. */
  readonly found: readonly (readonly string[])[];
}

/** An engine that could not be run on this machine, and the reason. */
export interface NotRun {
  readonly engine: string;
  readonly reason: string;
}
