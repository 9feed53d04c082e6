/** What a register's optional columns say of a certificate; dates as ISO 8601. */
export interface SealedFacts {
  readonly issued?: string;
  readonly until?: string;
  readonly status?: 'withdrawn' | 'replaced';
  readonly since?: string;
  readonly replacedBy?: string;
  readonly unclear?: { readonly column: string; readonly text: string };
}
