/** The date in India at a moment, now if none is given, as `2026-12-07`. */
export function dateInIndia(moment = new Date()): string {
  // The Swedish way to write a date is ISO 8601's.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(moment);
}
