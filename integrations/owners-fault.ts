/** A fault that the owner can correct. The build prints only its message: a stack trace would not help an owner. */
export class OwnersFault extends Error {}
