/** An error that the person at the terminal can act on: only its message is shown. */
export class PlainError extends Error {}

/** Runs a command; a failure ends in its message and exit code 1. */
export function runMain(main: () => void | Promise<void>): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      const plain = error instanceof PlainError;
      console.error(plain ? error.message : error);
      process.exitCode = 1;
    });
}
