/** The classes of a link inside or below running text. */
export const textLinkStyle =
  'inline-block min-h-6 font-semibold text-link underline decoration-marigold decoration-2 underline-offset-4 hover:decoration-4';
