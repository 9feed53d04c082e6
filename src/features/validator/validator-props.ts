import type { RegisterSettings } from '../../content/schemas/register.ts';
import type { ContactWay } from '../../layout/contact-ways.ts';
import type { FaultKind } from '../../register/faults.ts';
import type { SealedFaultKind } from '../../register/faults.ts';
import type { SealedPlace } from '../../register/sealed/open.ts';
import type { IslandWords } from './island-words.ts';

export interface ValidatorSettings extends Pick<RegisterSettings, 'columns' | 'idPrefixes'> {
  /** The register's address, as the browser fetches it. */
  readonly url: string;
}

export interface ValidatorProps {
  readonly words: IslandWords;
  /** What the visitor reads for each fault; those of a sealed register only where there is one. */
  readonly faults: Readonly<Record<FaultKind, string> & Partial<Record<SealedFaultKind, string>>>;
  /** Whom to ask about a certificate. No message is written in advance: it would carry the ID (R11). */
  readonly contact: readonly ContactWay[];
  readonly academyName: string;
  readonly settings: RegisterPlace;
}

/** Where the register is, and how it is read; or where the sealed one is. */
export type RegisterPlace =
  | (ValidatorSettings & { readonly sealed?: undefined })
  | (Pick<ValidatorSettings, 'idPrefixes'> & { readonly sealed: SealedPlace });
