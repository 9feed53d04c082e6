import type { RegisterSettings } from '../../content/schemas/register.ts';
import type { FaultKind } from '../../register/faults/register-fault.ts';
import type { SealedFaultKind } from '../../register/faults/sealed-fault.ts';
import type { SealedPlace } from '../../register/sealed/published-files.ts';
import type { IslandWords } from './island-words.ts';

/** How to reach a person when the page itself can't answer. */
export interface Contact {
  readonly phone: string;
  /** The address that dials it. */
  readonly phoneLink: string;
  readonly email: string;
  /** The number that takes WhatsApp messages. */
  readonly whatsapp: string;
  /** The address that opens a conversation with it. */
  readonly whatsappLink: string;
}

export interface ValidatorSettings extends Pick<RegisterSettings, 'columns' | 'idPrefixes'> {
  /** The register's address, as the browser fetches it. */
  readonly url: string;
}

export interface ValidatorProps {
  readonly words: IslandWords;
  /** What the visitor reads for each fault; those of a sealed register only where there is one. */
  readonly faults: Readonly<Record<FaultKind, string> & Partial<Record<SealedFaultKind, string>>>;
  readonly contact: Contact;
  readonly academyName: string;
  readonly settings: RegisterPlace;
}

/** Where the register is, and how it is read; or where the sealed one is. */
export type RegisterPlace =
  | (ValidatorSettings & { readonly sealed?: undefined })
  | (Pick<ValidatorSettings, 'idPrefixes'> & { readonly sealed: SealedPlace });
