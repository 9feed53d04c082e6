import { createContext, use } from 'react';
import type { ContactLink } from '../../layout/contact-links.ts';
import type { RegisterLayout } from '../../register/certificates/verdict.ts';
import type { FaultKind, SealedFaultKind } from '../../register/faults.ts';
import type { SealedPlace } from '../../register/sealed/open.ts';
import type { IslandWords } from './island-words.ts';

/** The page's props for the validator, which any part of it may use. */
export interface ValidatorProps {
  readonly words: IslandWords;
  /** The visitor's sentence for each fault; those of a sealed register only if there is one. */
  readonly faults: Readonly<Record<FaultKind, string> & Partial<Record<SealedFaultKind, string>>>;
  readonly settings: RegisterPlace;
  /** The contact for questions about a certificate, without a message written in advance, which would carry the ID (R11). */
  readonly contact: readonly ContactLink[];
  readonly academyName: string;
}

interface ValidatorContent extends Omit<ValidatorProps, 'faults' | 'settings'> {
  /** In a page's template: placeholders for the values that only the visitor's page knows (first-answer.tsx). */
  readonly blanks?: Readonly<Record<'moment' | 'date' | 'host', string>>;
  /** Undefined if a sheet was opened on this device. */
  readonly settings?: RegisterPlace;
}

/** The place of the register and how to read it, or the place of the sealed register. */
export type RegisterPlace =
  (PlainPlace & { readonly sealed?: undefined }) | { readonly sealed: SealedPlace };

export interface PlainPlace extends RegisterLayout {
  /** The address that the browser fetches. */
  readonly url: string;
}

export const ValidatorContext = createContext<ValidatorContent | undefined>(undefined);

/** What the validator around this part shows. */
export function useValidator(): ValidatorContent {
  const content = use(ValidatorContext);
  if (!content) throw new Error('There is no validator around this.');
  return content;
}

declare global {
  /**
   * Whether the site's register is sealed. The build replaces it with the value, so that a plain register's site has no
   * script for sealed registers.
   */
  const registerIsSealed: boolean;
}
