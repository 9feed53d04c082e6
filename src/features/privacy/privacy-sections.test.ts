import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fill } from '../../content/fill.ts';
import { loadContent } from '../../content/load-content.ts';
import { sampleAcademy } from '../../content/testing/sample-academy.ts';
import { privacySections, type PrivacySettings, registerFacts } from './privacy-sections.ts';

const { content } = await loadContent(join(import.meta.dirname, '../../../content'));
if (!content) throw new Error('the content has faults');
const { privacy: words } = content;

const onSite: PrivacySettings = {
  address: 'register.xlsx',
  columns: { student: 2, course: 3, id: 5 },
};
const elsewhere: PrivacySettings = {
  ...onSite,
  address: 'https://docs.google.com/spreadsheets/d/1/export?format=csv&gid=0',
};
const withStates: PrivacySettings = { ...onSite, columns: { ...onSite.columns, status: 7 } };

/** Every sentence that depends on the settings, as the page would say it. */
const choices = {
  notKept: words.device.register.notKept,
  kept: words.device.register.kept,
  sealedNotKept: words.device.register.sealedNotKept,
  sealedKept: words.device.register.sealedKept,
  noOtherHost: words.hosts.noOther,
  otherHost: words.hosts.other.split('{hosts}')[1] ?? '',
  plainLookUp: words.lookUp.plain,
  sealedLookUp: words.lookUp.sealed.split('{site}')[1] ?? '',
  plainSeveral: words.lookUp.severalPlain,
  sealedSeveral: words.lookUp.severalSealed,
  linkLookUp: words.lookUp.sealedByLink.split('{site}')[1] ?? '',
  linkBundles: words.register.sealedByLink.at(-1) ?? '',
  wholeRegister: words.register.plain.at(-1) ?? '',
  sealedBundles: words.register.sealed.at(-1) ?? '',
  states: words.register.states,
};

function saidWith(settings: PrivacySettings): string[] {
  const text = paragraphs(settings).join('\n');
  return Object.entries(choices)
    .filter(([, sentence]) => text.includes(sentence))
    .map(([name]) => name);
}

function paragraphs(settings: PrivacySettings, academy = sampleAcademy): readonly string[] {
  const facts = registerFacts(settings, academy.siteUrl);
  return privacySections(words, academy, facts).flatMap((section) => section.paragraphs);
}

describe('of the sentences that depend on the settings, the page says those that are true', () => {
  test.each<[string, PrivacySettings, string[]]>([
    [
      'a plain register on this site',
      onSite,
      ['notKept', 'noOtherHost', 'plainLookUp', 'plainSeveral', 'wholeRegister'],
    ],
    [
      'one that is kept for use without a connection',
      { ...onSite, keepOffline: true },
      ['kept', 'noOtherHost', 'plainLookUp', 'plainSeveral', 'wholeRegister'],
    ],
    [
      'one with states of certificates',
      withStates,
      ['notKept', 'noOtherHost', 'plainLookUp', 'plainSeveral', 'wholeRegister', 'states'],
    ],
    [
      'one on another host',
      elsewhere,
      ['notKept', 'otherHost', 'plainLookUp', 'plainSeveral', 'wholeRegister'],
    ],
    [
      'one on another host that is kept',
      { ...elsewhere, keepOffline: true },
      ['kept', 'otherHost', 'plainLookUp', 'plainSeveral', 'wholeRegister'],
    ],
    [
      'a sealed register',
      { ...onSite, sealed: true },
      ['sealedNotKept', 'noOtherHost', 'sealedLookUp', 'sealedSeveral', 'sealedBundles'],
    ],
    [
      'a sealed register that opens only by links',
      { ...onSite, sealed: true, sealedLinks: true },
      ['sealedNotKept', 'noOtherHost', 'linkLookUp', 'sealedSeveral', 'linkBundles'],
    ],
    [
      'a sealed register that only the build fetches from another host',
      { ...elsewhere, sealed: true },
      ['sealedNotKept', 'noOtherHost', 'sealedLookUp', 'sealedSeveral', 'sealedBundles'],
    ],
    [
      'a sealed register whose bundles are kept, with states',
      { ...withStates, sealed: true, keepOffline: true },
      ['sealedKept', 'noOtherHost', 'sealedLookUp', 'sealedSeveral', 'sealedBundles', 'states'],
    ],
  ])('%s', (_, settings, expected) => {
    expect(saidWith(settings).toSorted()).toEqual(expected.toSorted());
  });
});

describe('the hosts that a browser asks are named', () => {
  const named = (settings: PrivacySettings) => registerFacts(settings, sampleAcademy.siteUrl);

  test('one that leads on to hosts with changing names is named with what they end in', () => {
    const [said = ''] = paragraphs(elsewhere).filter((text) => text.includes('docs.google.com'));
    const changing = fill(words.hosts.namesBelow, { host: '.googleusercontent.com' });
    expect(said).toContain(`docs.google.com and ${changing}`);
  });

  test('hosts that the settings add are among them', () => {
    expect(named({ ...onSite, address: 'https://a.example/r.csv', hosts: ['b.example'] })).toEqual({
      kind: 'plain',
      hosts: ['a.example', 'b.example'],
      kept: false,
      hasStates: false,
    });
  });

  test('a full address on the site itself is no other host', () => {
    const address = `${sampleAcademy.siteUrl}/files/r.csv`;
    expect(named({ ...onSite, address })).toMatchObject({ hosts: [] });
  });

  test('hosts beside a file of the site are never asked', () => {
    expect(named({ ...onSite, hosts: ['b.example'] })).toMatchObject({ hosts: [] });
  });

  test('the site is called by its own address', () => {
    const academy = { ...sampleAcademy, siteUrl: 'https://courses.example:8443' };
    expect(paragraphs(onSite, academy).join('\n')).toContain('courses.example:8443');
  });
});

describe('social networks', () => {
  const titles = (social: typeof sampleAcademy.social) => {
    const academy = { ...sampleAcademy, social };
    const sections = privacySections(words, academy, registerFacts(onSite, academy.siteUrl));
    return sections.flatMap(({ points = [] }) => points.map(({ title }) => title));
  };

  test('are named as they are beside their signs', () => {
    const youtube = { network: 'youtube', url: 'https://youtube.example/academy' };
    expect(titles([...(sampleAcademy.social ?? []), youtube])).toContain('Instagram and YouTube');
  });

  test('are left out where the academy is on none', () => {
    expect(titles([])).toHaveLength(titles(sampleAcademy.social).length - 1);
    expect(titles(null)).toEqual(titles([]));
  });
});

test('no blank is left, whatever the settings', () => {
  for (const settings of [onSite, elsewhere, { ...elsewhere, sealed: true }]) {
    const facts = registerFacts(settings, sampleAcademy.siteUrl);
    const text = JSON.stringify(privacySections(words, sampleAcademy, facts));
    expect(text).not.toMatch(/\{\w+\}/);
  }
});
