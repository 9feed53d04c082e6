/** The items in rows of `length`, in their order; the last row holds what is left. */
export function inRows<Item>(items: readonly Item[], length: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, row) =>
    items.slice(row * length, (row + 1) * length),
  );
}

export interface RowGroup<Row> {
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** The rows under the headings that ask for them; the last takes all that are left, and one without rows is left out. */
export function inGroups<Row>(
  rows: readonly Row[],
  groups: readonly { readonly heading: string; readonly rows: number }[],
): RowGroup<Row>[] {
  let taken = 0;
  const filled = groups.map(({ heading, rows: wanted }, index) => {
    const end = index === groups.length - 1 ? rows.length : taken + wanted;
    const own = rows.slice(taken, end);
    taken = end;
    return { heading, rows: own };
  });
  return filled.filter((group) => group.rows.length > 0);
}
