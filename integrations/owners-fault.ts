/** What an owner has to mend. The build prints its message alone, since a stack means nothing to an owner. */
export class OwnersFault extends Error {}
