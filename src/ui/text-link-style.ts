/** The classes of a link inside or below running text. */
export const textLinkStyle =
  'inline-flex min-h-6 items-center gap-1.5 font-semibold text-link underline decoration-marigold decoration-2 underline-offset-4 hover:decoration-4';
