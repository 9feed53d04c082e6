/**
 * The serial number, in the 1900 date system, of a date or time as cells of type `d` write it
 * (ISO 8601; ECMA-376 part 1, 18.18.11): `2021-01-31`, `2021-01-31T10:10:10.5Z` or `10:10:10`.
 * `undefined` if the text is none of these, or a day before 1900.
 */
export function isoDateSerial(text: string): number | undefined {
  const match =
    /^(?:(\d{4})-(\d\d)-(\d\d))?(?:(?:^|T| )(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?)?Z?$/.exec(text);
  if (!match || text === '' || text === 'Z') return undefined;
  const [, year, month = 1, day = 1, hours = 0, minutes = 0, seconds = 0] = match;
  const time = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
  if (year === undefined) return time;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCDate() !== Number(day)) return undefined;
  const days = date.getTime() / 86_400_000 + 25_569;
  // Before 1900 there are no serial numbers.
  if (days < 1) return undefined;
  // Serial 60 is a 29 February 1900 that never was.
  return (days < 61 ? days - 1 : days) + time;
}
