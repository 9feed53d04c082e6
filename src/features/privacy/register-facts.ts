import type { RegisterSettings } from '../../content/schemas/register.ts';
import { registerSources } from '../../hosting/register-sources.ts';

/** What counts for privacy of how the register is published. */
export type RegisterFacts =
  /** A spreadsheet that each visitor's browser downloads whole, from this site where no host is named. */
  | {
      readonly kind: 'plain';
      readonly hosts: readonly string[];
      readonly kept: boolean;
      readonly hasStates: boolean;
    }
  /** Bundles of this site that open with a certificate's ID, or only with its own link. */
  | {
      readonly kind: 'sealed' | 'sealedByLink';
      readonly kept: boolean;
      readonly hasStates: boolean;
    };

/** The settings that decide it. */
export type PrivacySettings = Pick<
  RegisterSettings,
  'address' | 'hosts' | 'columns' | 'keepOffline'
> & { readonly sealed?: boolean | undefined; readonly sealedLinks?: boolean | undefined };

/**
 * Reads them from the settings of `content/register.yaml`.
 *
 * @param siteUrl the site's own address, such as `https://academy.example`
 */
export function registerFacts(settings: PrivacySettings, siteUrl: string): RegisterFacts {
  const { issued, validUntil, status } = settings.columns;
  const hasStates = [issued, validUntil, status].some((column) => column !== undefined);
  const kept = settings.keepOffline ?? false;
  if (settings.sealed) {
    return { kind: settings.sealedLinks ? 'sealedByLink' : 'sealed', kept, hasStates };
  }
  return { kind: 'plain', kept, hasStates, hosts: otherHosts(settings, siteUrl) };
}

/** The hosts beyond the site that a browser asks, `*.` for any name; a file of the site comes from none. */
function otherHosts({ address, hosts = [] }: PrivacySettings, siteUrl: string): string[] {
  if (!URL.canParse(address)) return [];
  const own = new URL(siteUrl).origin;
  return registerSources({ address, hosts })
    .filter((source) => source !== own)
    .map((source) => source.replace(/^https?:\/\//, ''));
}
