/**
 * What to do about a text that is no address, e-mail address or date: the right one, where it can be told from what is
 * written.
 *
 * @param format as the schema library calls it
 */
export function formatAdvice(format: string, written: string): string {
  switch (format) {
    case 'email':
      return emailAdvice(written);
    case 'url':
      return urlAdvice(written);
    case 'date':
      return dateAdvice(written);
    default:
      return 'correct it';
  }
}

/** With https:// before what begins with a host. */
export function withScheme(written: string): string | undefined {
  const isBare = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(:\d+)?(\/\S*)?$/i.test(written);
  return isBare ? `https://${written}` : undefined;
}

function emailAdvice(written: string): string {
  const bare = written.replace(/^mailto:/i, '').replaceAll(/\s/g, '');
  return bare !== written && /^[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(bare)
    ? `write ${bare}`
    : 'write the whole address, with a dot and an ending after the @, such as office@the-academy.in';
}

function urlAdvice(written: string): string {
  const full = withScheme(written);
  return full === undefined
    ? 'copy the whole address, with its https://, from the browser’s address bar'
    : `write ${full}`;
}

function dateAdvice(written: string): string {
  const date = isoDate(written.trim());
  return date === undefined
    ? 'write the year with four digits, the month and the day with two, with hyphens between them'
    : `write ${date}`;
}

/** A date in numbers, with the day first as in India, unless only the month can be second. */
function isoDate(written: string): string | undefined {
  const parts = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/.exec(written)?.slice(1) ?? [];
  const [first = '', second = '', third = ''] = parts;
  if (first.length === 4) return existing(first, second, third);
  if (third.length !== 4) return undefined;
  return existing(third, second, first) ?? existing(third, first, second);
}

/** Undefined for a day that no calendar has. */
function existing(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  return new Date(time).toISOString().startsWith(date) ? date : undefined;
}
