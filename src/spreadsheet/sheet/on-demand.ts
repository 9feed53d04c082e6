/** A list that makes each of its items only on request, so the items themselves take no memory. */
export class OnDemand<Item> implements Iterable<Item> {
  readonly length: number;
  readonly #make: (index: number) => Item;

  /** @param make makes the item at an index, counted from 0 */
  constructor(length: number, make: (index: number) => Item) {
    this.length = length;
    this.#make = make;
  }

  [Symbol.iterator](): Iterator<Item, void> {
    const { length } = this;
    const make = this.#make;
    let index = 0;
    return {
      next: () => (index < length ? { value: make(index++) } : { done: true, value: undefined }),
    };
  }

  find(isIt: (item: Item) => boolean): Item | undefined {
    for (const item of this) if (isIt(item)) return item;
    return undefined;
  }

  filter(isIt: (item: Item) => boolean): Item[] {
    const found: Item[] = [];
    for (const item of this) if (isIt(item)) found.push(item);
    return found;
  }

  count(isIt: (item: Item) => boolean): number {
    let count = 0;
    for (const item of this) if (isIt(item)) count++;
    return count;
  }

  map<Result>(change: (item: Item, index: number) => Result): Result[] {
    return Array.from(this, change);
  }
}
