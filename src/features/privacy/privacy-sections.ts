import { fill } from '../../content/fill.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import type { PrivacyWords } from '../../content/schemas/privacy.ts';
import { contactWays, type Reachable } from '../../layout/contact-ways.ts';
import { socialNetwork } from '../../ui/social-networks.ts';
import type { RegisterFacts } from './register-facts.ts';

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
