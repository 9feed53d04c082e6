/** What is asked of the catalogue; an empty text asks for nothing. The names are those in the address. */
export interface CourseQuery {
  /** As it is in the box. */
  readonly q: string;
  readonly level: string;
  readonly group: string;
}

/** The levels and groups that visitors can choose. */
export interface QueryChoices {
  readonly levels: readonly FilterChoice[];
  readonly groups: readonly FilterChoice[];
}

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

export const emptyQuery: CourseQuery = { q: '', level: '', group: '' };

/** The most letters that the box takes. */
export const maxQueryLength = 100;

/** The query in an address's part from `?` on; a level or group that does not exist asks for nothing. */
export function queryFromAddress(search: string, { levels, groups }: QueryChoices): CourseQuery {
  const parameters = new URLSearchParams(search);
  const known = (name: string, choices: readonly FilterChoice[]) =>
    choices.find(({ value }) => value === parameters.get(name))?.value ?? '';
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, maxQueryLength),
    level: known('level', levels),
    group: known('group', groups),
  };
}

/** The same part of the address with this query in place of the one in it; other parameters stay. */
export function addressWithQuery(search: string, { q, level, group }: CourseQuery): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ q: q.trim(), level, group })) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether nothing is asked, and nothing is in the box. */
export function isEmptyQuery({ q, level, group }: CourseQuery): boolean {
  return q === '' && level === '' && group === '';
}
