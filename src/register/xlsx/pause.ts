/** Thrown by a step that must wait; it is called again from the same place afterwards. */
export class Pause extends Error {
  readonly until: Promise<unknown>;

  constructor(until: Promise<unknown>) {
    super('pause');
    this.until = until;
  }
}
