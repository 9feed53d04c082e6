/** Thrown by a step that must wait; it is called again from the same place afterwards. */
export class Pause extends Error {
  readonly until: Promise<unknown>;

  constructor(until: Promise<unknown>) {
    super('pause');
    this.until = until;
  }
}

/** Takes a step, and takes it again after each pause. */
export async function withPauses<T>(step: () => T): Promise<T> {
  for (;;) {
    try {
      return step();
    } catch (reason) {
      if (!(reason instanceof Pause)) throw reason;
      await reason.until;
    }
  }
}
