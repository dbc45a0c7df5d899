/** An error that the user can act on: only its message is shown. */
export class PlainError extends Error {}

/** Runs a command; on failure, prints its message and exits with 1. */
export function runMain(main: () => void | Promise<void>): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      const plain = error instanceof PlainError;
      console.error(plain ? error.message : error);
      process.exitCode = 1;
    });
}
