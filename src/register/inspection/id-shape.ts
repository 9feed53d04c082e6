/** The shape of an ID: `AAA-0000-0000` for `ITA-2024-0017`; small letters are `a`. */
export function shapeOf(id: string): string {
  return id
    .replaceAll(/\p{Nd}/gu, '0')
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/[\p{Ll}\p{Lo}]/gu, 'a');
}
