/** The shape of an ID: `AAA-0000-0000` for `ITA-2024-0017`; small letters are `a`. */
export function shapeOf(id: string): string {
  return id
    .replaceAll(/\p{Nd}/gu, '0')
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/[\p{Ll}\p{Lo}]/gu, 'a');
}

/** The same for an ID of any length: `A-0-0` for `ITA-2024-0017`, whichever dash is in it. */
export function looseShapeOf(id: string): string {
  return shapeOf(id)
    .replaceAll(/([0Aa])\1+/g, '$1')
    .replaceAll(/\p{Dash}/gu, '-');
}
