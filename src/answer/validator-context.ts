import { createContext, use } from 'react';
import type { FileDates } from '../register/certificates/dates.ts';
import type { RegisterLayout } from '../register/certificates/verdict.ts';
import type { SealedPlace } from '../register/sealed/open.ts';
import type { IslandContent } from './island-words.ts';

interface ValidatorContent extends Omit<IslandContent, 'faults'> {
  /** Only for `FirstAnswer`: blanks in place of values that only the visitor's browser knows. */
  readonly blanks?: Readonly<Record<'moment' | 'date', string>>;
  /** The register's place; undefined if the visitor opened a sheet on the device. */
  readonly settings?: RegisterPlace;
}

/** The place and layout of a plain register, or the place of a sealed register. */
export type RegisterPlace =
  (PlainPlace & { readonly sealed?: undefined }) | { readonly sealed: SealedPlace };

export interface PlainPlace extends RegisterLayout, Pick<FileDates, 'built'> {
  /** The address that the browser fetches. */
  readonly url: string;
  /** The CRC-32 of the file, if the build published it and its end does not show that it is whole. */
  readonly checksum?: number | undefined;
}

export const ValidatorContext = createContext<ValidatorContent | undefined>(undefined);

/** The words and settings that the validator gives to its parts. */
export function useValidator(): ValidatorContent {
  const content = use(ValidatorContext);
  if (!content) throw new Error('There is no validator around this.');
  return content;
}

declare global {
  /**
   * Whether the site's register is sealed. The build replaces `registerIsSealed` with `true` or `false`, so that the
   * site of a plain register has no script for sealed registers.
   */
  const registerIsSealed: boolean;
}
