import { expect, test } from 'vitest';
import { fill } from '../../fill.ts';
import type { RegisterSettings } from '../../content/schemas/register.ts';
import { sampleAcademy } from '../../content/testing/known-facts.ts';
import { contentWith } from '../../content/testing/spoilt-content.ts';
import { privacySections } from './privacy-sections.tsx';

const { privacy: words } = contentWith();
const { device, hosts, lookUp, register } = words;

const columns = { student: 2, course: 3, id: 5 };
const onSite: RegisterSettings = { address: 'register.xlsx', columns };
const sheet = 'https://docs.google.com/spreadsheets/d/1/export?format=csv&gid=0';
const elsewhere: RegisterSettings = { address: sheet, columns };
const withStates: RegisterSettings = { ...onSite, columns: { ...columns, status: 7 } };

/** The sentences that depend on the settings. Each row of the test below lists the keys of the true sentences. */
const choices = {
  notKept: device.register.notKept,
  kept: device.register.kept,
  sealedNotKept: device.register.sealedNotKept,
  sealedKept: device.register.sealedKept,
  noOtherHost: hosts.noOther,
  otherHost: hosts.other.split('{hosts}')[1] ?? '',
  plain: lookUp.plain,
  listPlain: lookUp.listPlain,
  sealed: lookUp.sealed.split('{site}')[1] ?? '',
  listSealed: lookUp.listSealed,
  byLink: lookUp.sealedByLink.split('{site}')[1] ?? '',
  whole: register.plain.at(-1) ?? '',
  further: register.otherColumns ?? '',
  bundles: register.sealed.at(-1) ?? '',
  linkBundles: register.sealedByLink.at(-1) ?? '',
  states: register.states,
};

test.each<[string, RegisterSettings, string]>([
  ['on this site', onSite, 'notKept noOtherHost plain listPlain whole further'],
  [
    'without further columns',
    { ...onSite, idShapes: ['A-000'] },
    'notKept noOtherHost plain listPlain whole',
  ],
  [
    'with a column that was confirmed',
    { ...onSite, idShapes: ['A-000'], confirmed: { columns: ['Grade'] } },
    'notKept noOtherHost plain listPlain whole further',
  ],
  [
    'kept offline',
    { ...onSite, keepOffline: true },
    'kept noOtherHost plain listPlain whole further',
  ],
  [
    'with states of certificates',
    withStates,
    'notKept noOtherHost plain listPlain whole further states',
  ],
  ['on another host', elsewhere, 'notKept otherHost plain listPlain whole further'],
  [
    'that is sealed, and whose source only the build requests',
    { ...elsewhere, sealed: true },
    'sealedNotKept noOtherHost sealed listSealed bundles',
  ],
  [
    'that is sealed, and opens only by links',
    { ...onSite, sealed: true, sealedLinks: true },
    'sealedNotKept noOtherHost listSealed byLink linkBundles',
  ],
  [
    'that is sealed and kept, with states',
    { ...withStates, sealed: true, keepOffline: true },
    'sealedKept noOtherHost sealed listSealed bundles states',
  ],
])('for a register %s, the privacy page shows only true sentences', (_, settings, expected) => {
  const text = paragraphs(settings).join('\n');
  const said = Object.entries(choices).filter(([, sentence]) => text.includes(sentence));
  expect(said.map(([name]) => name).join(' ')).toBe(expected);
  expect(text).not.toMatch(/\{\w+\}/);
});

test('the privacy page names every host of the register except the site’s own', () => {
  const changing = fill(hosts.namesBelow, { host: '.googleusercontent.com' });
  const own = `${sampleAcademy.siteUrl}/r.csv`;
  const cases: [Partial<RegisterSettings>, string][] = [
    [{ address: 'https://a.example/r.csv', hosts: ['b.example'] }, 'a.example and b.example'],
    [elsewhere, `docs.google.com and ${changing}`],
    [{ address: own }, hosts.noOther],
    [{ hosts: ['b.example'] }, hosts.noOther],
  ];
  for (const [settings, said] of cases) {
    expect(paragraphs({ ...onSite, ...settings }).join('\n')).toContain(said);
  }
});

test('the privacy page names the academy’s social networks', () => {
  const titles = (social: typeof sampleAcademy.social) =>
    privacySections(words, { ...sampleAcademy, social }, onSite)
      .flatMap(({ points = [] }) => points)
      .map(({ title }) => title);
  const networks = ['instagram', 'youtube'].map((network) => ({ network, url: '' }));
  const named = fill(words.leaving.social.title, { networks: 'Instagram and YouTube' });
  expect(titles(networks)).toEqual([...titles(null).toSpliced(-1, 0, named)]);
});

function paragraphs(settings: RegisterSettings): readonly string[] {
  return privacySections(words, sampleAcademy, settings).flatMap((section) => section.paragraphs);
}
