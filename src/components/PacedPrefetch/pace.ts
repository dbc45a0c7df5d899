/**
 * Spreads calls over time: one that does something, then a pause. Duplicate calls run once.
 *
 * @param run returns whether there was something to do
 * @param later calls its argument after a pause
 */
export function pace(
  run: (item: string) => boolean,
  later: (next: () => void) => void,
): (item: string) => void {
  const waiting = new Set<string>();
  let isPausing = false;

  const pauseThenGoOn = () => {
    isPausing = true;
    later(() => {
      isPausing = false;
      for (const item of waiting) {
        waiting.delete(item);
        if (run(item)) {
          pauseThenGoOn();
          return;
        }
      }
    });
  };

  return (item) => {
    waiting.add(item);
    if (!isPausing) {
      pauseThenGoOn();
    }
  };
}
