/** A server that outputs run with in a comparison instead of what the page uses. */
export interface Server {
  /** `PostgreSQL 15` */
  readonly name: string;
  /** Empties it for the next output, and returns the environment variables that say where it is. */
  readonly empty: () => Readonly<Record<string, string>>;
  /** Whether the last output has used it. */
  readonly isUsed: () => boolean;
  /** Stops it and removes all its files. */
  readonly stop: () => void;
}
