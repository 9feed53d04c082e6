import { fill } from '../../content/fill.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import type { PrivacyWords } from '../../content/schemas/privacy.ts';
import type { RegisterSettings } from '../../content/schemas/register.ts';
import { registerSources } from '../../hosting/page-policy.ts';
import { contactWays, type Reachable } from '../../layout/contact-ways.ts';
import { socialNetwork } from '../../ui/social-networks.tsx';

/** A part of the page; its points, if any, are below its paragraphs. */
export interface PrivacySection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly { readonly title: string; readonly text: string }[];
}

/** Of all sentences those that are true of this site, with their blanks filled in. */
export function privacySections(
  words: PrivacyWords,
  academy: Reachable & Pick<Academy, 'siteUrl' | 'social'>,
  register: RegisterFacts,
): PrivacySection[] {
  const { device, hosts, lookUp } = words;
  const site = new URL(academy.siteUrl).host;
  const lookedUp =
    register.kind === 'plain'
      ? [lookUp.plain, lookUp.severalPlain]
      : [fill(lookUp[register.kind], { site }), lookUp.severalSealed];
  return [
    { heading: device.heading, paragraphs: [...device.text, ...onDevice(device, register)] },
    {
      heading: hosts.heading,
      paragraphs: [fill(hosts.text, { site }), askedBeside(hosts, register)],
    },
    { heading: lookUp.heading, paragraphs: [...lookedUp, lookUp.link] },
    { heading: words.register.heading, paragraphs: shown(words.register, register) },
    leavingSection(words.leaving, academy),
  ];
}

function onDevice({ register: words }: PrivacyWords['device'], register: RegisterFacts): string[] {
  if (register.kind === 'plain') return [register.kept ? words.kept : words.notKept];
  return [register.kept ? words.sealedKept : words.sealedNotKept];
}

function askedBeside(words: PrivacyWords['hosts'], register: RegisterFacts): string {
  if (register.kind !== 'plain' || register.hosts.length === 0) return words.noOther;
  const named = register.hosts.map((host) =>
    host.startsWith('*') ? fill(words.namesBelow, { host: host.slice(1) }) : host,
  );
  return fill(words.other, { hosts: allOf.format(named) });
}

function shown(words: PrivacyWords['register'], { kind, hasStates }: RegisterFacts): string[] {
  return hasStates ? [...words[kind], words.states] : words[kind];
}

function leavingSection(
  { heading, text, social, ...links }: PrivacyWords['leaving'],
  academy: Reachable & Pick<Academy, 'social'>,
): PrivacySection {
  const profiles = academy.social ?? [];
  const networks = allOf.format(profiles.map(({ network }) => socialNetwork(network).name));
  const named = { ...social, title: fill(social.title, { networks }) };
  const ways = contactWays(academy).map(({ kind }) => links[kind]);
  const points = [...ways, links.map, ...(profiles.length > 0 ? [named] : []), links.linkedIn];
  return { heading, paragraphs: [text], points };
}

const allOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What counts for privacy of how the register is published. */
type RegisterFacts =
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
