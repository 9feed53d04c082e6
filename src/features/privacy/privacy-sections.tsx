// The folder src/features/privacy holds the sections of the Privacy page, all in this file.
// Like each feature, it may import ui, layout, answer, content and register, but no other feature.
import { allOf, fill } from '../../fill.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import type { Content } from '../../content/content.ts';
import type { RegisterSettings } from '../../content/schemas/register.ts';
import { stateColumns } from '../../register/certificates/columns.ts';
import { registerSources } from '../../hosting/page-policy.ts';
import { contactLinks, type Reachable } from '../../layout/contact-links.ts';
import { Container } from '../../ui/section.tsx';
import { socialNetwork } from '../../ui/social-networks.tsx';

interface PrivacySection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly { readonly title: string; readonly text: string }[];
}

/** The sections of the privacy page. */
export function PrivacyText({ sections }: { readonly sections: readonly PrivacySection[] }) {
  return (
    <Container className="space-y-10 py-10 lg:space-y-16 lg:py-20">
      {sections.map(({ heading, paragraphs, points = [] }) => (
        <section key={heading} className="grid gap-x-12 gap-y-3 lg:grid-cols-12">
          <h2 className="lg:col-span-4">{heading}</h2>
          <div className="max-w-2xl space-y-4 lg:col-span-8">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="wrap-anywhere">
                {paragraph}
              </p>
            ))}
            {points.length > 0 && (
              <dl className="grid gap-x-8 gap-y-5 pt-2 sm:grid-cols-2">
                {points.map(({ title, text }) => (
                  <div key={title} className="break-inside-avoid">
                    <dt className="font-semibold">{title}</dt>
                    <dd className="mt-1 text-muted">{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </section>
      ))}
    </Container>
  );
}

/** The sections of the privacy page, with only the sentences that are true for `settings` and `academy`. */
export function privacySections(
  words: Content['privacy'],
  academy: Reachable & Pick<Academy, 'siteUrl' | 'social'>,
  settings: RegisterSettings,
): PrivacySection[] {
  const { device, hosts, lookUp, register } = words;
  const site = new URL(academy.siteUrl).host;
  const { sealed = false, sealedLinks = false, keepOffline = false, columns } = settings;
  const sealedKind = sealedLinks ? 'sealedByLink' : 'sealed';
  const kept = keepOffline ? device.register.kept : device.register.notKept;
  const sealedKept = keepOffline ? device.register.sealedKept : device.register.sealedNotKept;
  const hasStates = stateColumns.some((column) => columns[column] !== undefined);
  // The desk writes the shapes of the IDs together with the columns, once the owner has confirmed the sheet.
  const hasOtherColumns = !settings.idShapes || settings.confirmed?.columns?.length;
  return [
    { heading: device.heading, paragraphs: [...device.text, sealed ? sealedKept : kept] },
    {
      heading: hosts.heading,
      paragraphs: [fill(hosts.text, { site }), askedBeside(hosts, settings, academy.siteUrl)],
    },
    {
      heading: lookUp.heading,
      paragraphs: sealed
        ? [fill(lookUp[sealedKind], { site }), lookUp.listSealed, lookUp.link]
        : [lookUp.plain, lookUp.listPlain, lookUp.link],
    },
    {
      heading: register.heading,
      paragraphs: [
        ...register[sealed ? sealedKind : 'plain'],
        ...(!sealed && hasOtherColumns && register.otherColumns ? [register.otherColumns] : []),
        ...(hasStates ? [register.states] : []),
      ],
    },
    leavingSection(words.leaving, academy),
  ];
}

function askedBeside(
  words: Content['privacy']['hosts'],
  settings: RegisterSettings,
  siteUrl: string,
): string {
  const { origin } = new URL(siteUrl);
  const sources = URL.canParse(settings.address) ? registerSources(settings) : [];
  const hosts = sources
    .filter((source) => source !== origin)
    .map((source) => source.replace(/^https?:\/\//, ''))
    .map((host) => (host.startsWith('*') ? fill(words.namesBelow, { host: host.slice(1) }) : host));
  return hosts.length === 0 ? words.noOther : fill(words.other, { hosts: allOf(hosts) });
}

function leavingSection(
  { heading, text, social, ...links }: Content['privacy']['leaving'],
  academy: Reachable & Pick<Academy, 'social'>,
): PrivacySection {
  const profiles = academy.social ?? [];
  const networks = allOf(profiles.map(({ network }) => socialNetwork(network)[0]));
  const named = { ...social, title: fill(social.title, { networks }) };
  const contact = contactLinks(academy).map(({ kind }) => links[kind]);
  const points = [...contact, links.map, ...(profiles.length > 0 ? [named] : []), links.linkedIn];
  return { heading, paragraphs: [text], points };
}
