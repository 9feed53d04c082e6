import type { Finding } from '../inspection/findings.ts';

/** A register as academies keep them, with one fault, and where the check must find it. */
export interface FaultyRegister {
  readonly what: string;
  readonly lines: readonly (readonly string[])[];
  readonly finding: FindingSummary;
}

/** A finding with its columns by letter. */
export interface FindingSummary {
  readonly kind: Finding['kind'];
  readonly rows?: readonly number[];
  readonly columns?: readonly string[];
  readonly texts?: readonly string[];
  readonly use?: string;
  readonly holds?: string;
  readonly better?: string;
}
