/** The address that dials an international number such as `+91 00000 00000` (RFC 3966). */
export function telephoneLink(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}
