/**
 * Does `work` for each number from 0 to `count` − 1, several at once, since `crypto.subtle` has threads of its own.
 * Rejects with the first fault, and begins nothing after it.
 */
export async function inParallel(
  count: number,
  work: (index: number) => Promise<void>,
  atOnce = 16,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next++;
      await work(index).catch((cause: unknown) => {
        next = count;
        throw cause;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
