import type { CertificateFacts } from './certificate-facts.ts';
import { daysOf, type RegisterDate } from './register-date.ts';

/** What a certificate is on a day. */
export type CertificateState = { readonly issued?: RegisterDate } & (
  | { readonly kind: 'valid' }
  /** On that day too. */
  | { readonly kind: 'valid-until'; readonly until: RegisterDate }
  | ({ readonly kind: 'expired'; readonly until?: RegisterDate } & Ended)
  | ({ readonly kind: 'withdrawn' } & Ended)
  | ({ readonly kind: 'replaced' } & Ended)
  /** The register says something of it that is not understood, so that it can't be called valid. */
  | { readonly kind: 'unclear'; readonly text: string }
  /** The register lacks whom or what it is for, so that it can be called neither valid nor invalid. */
  | { readonly kind: 'incomplete'; readonly lacks: readonly ('student' | 'course')[] }
);

interface Ended {
  readonly since?: RegisterDate;
  /** The ID of the certificate that replaces it. */
  readonly by?: string;
}

/**
 * What a certificate is on a day.
 *
 * @param today ISO 8601, `2026-01-31`
 */
export function stateOn(facts: CertificateFacts, today: string): CertificateState {
  const { issued, until, status, since, replacedBy: by, unclear } = facts;
  const isOver = until !== undefined && daysOf(until)[1] < today;
  const ended = {
    ...(issued !== undefined && { issued }),
    ...(since !== undefined && { since }),
    ...(by !== undefined && { by }),
  };
  const other = issued === undefined ? {} : { issued };
  if (status === 'withdrawn' || status === 'replaced') return { kind: status, ...ended };
  if (unclear?.column === 'status') return { kind: 'unclear', text: unclear.text, ...other };
  if (isOver) return { kind: 'expired', until, ...ended };
  if (status === 'expired') return { kind: 'expired', ...ended };
  if (unclear) return { kind: 'unclear', text: unclear.text, ...other };
  if (until === undefined) return { kind: 'valid', ...other };
  const isCertain = daysOf(until)[0] >= today;
  return isCertain
    ? { kind: 'valid-until', until, ...other }
    : { kind: 'unclear', text: until, ...other };
}

/** The state of a certificate whose row lacks the student or the course, on any day; undefined where it has both. */
export function incompleteState(
  certificate: Readonly<Record<'student' | 'course', string>>,
): CertificateState | undefined {
  const lacks = (['student', 'course'] as const).filter((value) => certificate[value] === '');
  return lacks.length === 0 ? undefined : { kind: 'incomplete', lacks };
}

/** The day in India at a moment, `2026-01-31`. India's clocks are 5:30 hours ahead of UTC all year. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + 19_800_000).toISOString().slice(0, 10);
}
