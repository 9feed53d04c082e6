import type { RegisterSettings } from '../../content/schemas/register.ts';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import type { FaultKind } from '../../register/register-fault.ts';

/** How to reach a person when the register can't be read. */
export interface Contact {
  readonly phone: string;
  /** The address that dials it. */
  readonly phoneLink: string;
  readonly email: string;
}

/** The words of `content/validator.yaml` that stand around the island. */
export type PageWords = Pick<
  ValidatorWords,
  'title' | 'description' | 'heading' | 'sign' | 'how' | 'noScript'
>;

export interface ValidatorProps {
  /** Those that the island shows; they stand in the page a second time, so that it can. */
  readonly words: Omit<ValidatorWords, keyof PageWords>;
  /** What the visitor reads for each fault. */
  readonly faults: Readonly<Record<FaultKind, string>>;
  readonly contact: Contact;
  readonly academyName: string;
  /** The register's address, as the browser fetches it, and its columns. */
  readonly settings: { readonly url: string; readonly columns: RegisterSettings['columns'] };
}
