/** What is thrown where a register can't be read: of a kind for which there are words, so that a visitor can be told. */
export abstract class Fault<Kind extends string> extends Error {
  readonly kind: Kind;
  /** What exactly was found, for the owner: an HTTP status, the kind of file, the part that is damaged. */
  readonly detail: string | undefined;

  constructor(kind: Kind, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? kind : `${kind}: ${detail}`, options);
    this.kind = kind;
    this.detail = detail;
  }
}
