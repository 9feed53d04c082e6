import { createContext, use } from 'react';
import type { SealedPlace } from '../register/sealed/open.ts';
import type { PlainPlace } from '../register/worker/worker-messages.ts';
import type { IslandContent } from './island-words.ts';

interface ValidatorContent extends Omit<IslandContent, 'faults'> {
  /** Only for `FirstAnswer`: blanks in place of values that only the visitor's browser knows. */
  readonly blanks?: Readonly<Record<'moment' | 'date', string>>;
  /** The register's place; undefined if the visitor opened a sheet on the device. */
  readonly settings?: RegisterPlace;
}

/** The place of the site's register, which may be sealed. */
export type RegisterPlace =
  (PlainPlace & { readonly sealed?: undefined }) | { readonly sealed: SealedPlace };

/**
 * The host that the register comes from.
 *
 * @param site an address of the site, on which the register's own address may depend
 */
export function registerHost(place: RegisterPlace, site: string): string {
  return new URL(place.sealed ? place.sealed.url : place.url, site).host;
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
