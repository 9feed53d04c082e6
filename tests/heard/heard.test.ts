import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteFolder } from '../../scripts/static-site.ts';
import { fill } from '../../src/fill.ts';
import {
  catalogue,
  content,
  galleryPictures,
  plainRegister,
  site as siteWords,
  validator as words,
} from '../support/content-words.ts';
import { OwnSite } from '../support/own-site.ts';
import { plainSheet } from '../support/register-file.ts';
import { type Browser, Listener } from './listener.ts';

/*
 * These tests need a built site that publishes its register unsealed. They also need Debian's packages orca,
 * speech-dispatcher, at-spi2-core, dbus, xvfb, xauth, xdotool, firefox-esr and chromium.
 */

const id = 'ITA-2024-0017';
const { valid, invalid, list } = words;
const certified = `${valid.heading}. ${fill(valid.sentence, { student: 'Asha', course: 'Python', id })}`;
const notFound = (text: string) => `${invalid.message}. ${fill(invalid.notFound, { id: text })}.`;
const typed = id.toLowerCase();
const offer = fill(invalid.similar, { id });
const howToReachOffer = fill(invalid.offered, { search: words.search });

interface Scenario {
  readonly path: string;
  /** The visitor's steps. Only what Orca says afterwards counts. */
  readonly act: (visitor: Listener) => Promise<void>;
  /** Texts that Orca says once each and in this order. In between, Orca may name roles and keys. */
  readonly said: readonly string[];
  readonly never?: RegExp;
}

const search = (text: string) => async (visitor: Listener) => {
  await visitor.toFirstBox();
  if (text !== '') visitor.type(text);
  await visitor.heard();
  visitor.press('Return');
};
const openPicture = (visitor: Listener) => visitor.enter(galleryPictures[0]?.alt ?? '');
const caption = (at: number) => galleryPictures[at]?.caption ?? '';
const homeBox = content.home.whyUs.cards.find(({ search }) => search)?.search?.label ?? '';
/** " of 29 courses", from a sentence such as "3 of 29 courses". */
const ofAll = fill(catalogue.filter.many, {
  count: '',
  all: content.courses.length,
});
const openMenu = (visitor: Listener) => visitor.enter(siteWords.navigation.open);

const scenarios: Readonly<Record<string, Scenario>> = {
  'a valid ID': { path: '/SearchById', act: search(id), said: [certified, id] },
  'an invalid ID': {
    path: '/SearchById',
    act: search('nothing'),
    said: [`${notFound('nothing')} ${invalid.hint}`, 'nothing'],
  },
  'an offer': {
    path: '/SearchById',
    act: search(typed),
    said: [`${notFound(typed)} ${offer} ${howToReachOffer} ${invalid.hint}`, typed],
  },
  'an offer that is taken': {
    path: '/SearchById',
    act: async (visitor) => {
      await search(typed)(visitor);
      await visitor.heard();
      await visitor.enter(offer);
    },
    // The focus moves to the box, so Orca says the ID again.
    said: [id, certified, id],
  },
  'an empty box': {
    path: '/SearchById',
    act: search(''),
    said: [`${invalid.message}. ${invalid.empty}.`],
  },
  'a link': { path: `/SearchById#id=${id}`, act: () => Promise.resolve(), said: [certified] },
  'several IDs': {
    path: '/SearchById',
    act: async (visitor) => {
      await visitor.toFirstBox();
      visitor.press('Tab');
      await visitor.heard();
      // In Orca, "r" leads to the next radio button. The switch is before the box.
      visitor.press('ctrl+Home', 'r', 'r');
      await visitor.until((said) => said.includes(list.modes.list));
      visitor.press('space');
      await visitor.heard();
      await visitor.tabTo(list.box.label);
      visitor.type(id);
      visitor.press('Return');
      visitor.type('nothing');
      await visitor.heard();
      await visitor.enter(list.check);
    },
    said: [
      `${list.result.heading} heading level 2`,
      `${fill(list.result.done, { count: 2 })} ${list.answers.valid}: 1. ${list.answers.unknown}: 1.`,
    ],
  },
  'the filter': {
    path: '/courses',
    act: async (visitor) => {
      await visitor.tabTo(catalogue.filter.box);
      visitor.type('sql');
    },
    said: [ofAll],
  },
  'a picture': {
    path: '/gallery',
    act: openPicture,
    said: [content.gallery.lightbox.label, caption(0), galleryPictures[0]?.alt ?? ''],
  },
  'the next picture': {
    path: '/gallery',
    act: async (visitor) => {
      await openPicture(visitor);
      await visitor.heard();
      visitor.press('Return');
    },
    said: [caption(1), galleryPictures[1]?.alt ?? ''],
  },
  'the box on Home': {
    path: '/',
    act: async (visitor) => {
      await visitor.tabTo(homeBox);
      visitor.press('shift+Tab');
      await visitor.heard();
      visitor.press('Tab');
    },
    said: [homeBox],
    never: /invalid/,
  },
  'the menu': { path: '/about', act: openMenu, said: ['expanded'] },
  'the menu’s first link': {
    path: '/about',
    act: async (visitor) => {
      await openMenu(visitor);
      await visitor.heard();
      visitor.press('Tab');
    },
    said: [content.home.label],
  },
};

let site: OwnSite;
beforeAll(async () => {
  site = await OwnSite.start(siteFolder);
  const register = plainSheet([1, 'Asha', 'Python', 'A+', null, id]);
  site.answerOnly(
    ({ pathname }) => pathname === plainRegister,
    (_, response) => response.end(register),
  );
});
afterAll(() => site.goAway());

describe.each<Browser>(['firefox', 'chromium'])('in the browser %s', (browser) => {
  test.each(Object.entries(scenarios))(
    'for %s, Orca says each expected text once and in order',
    async (name, { path, act, said, never }) => {
      const visitor = await Listener.start(browser, `${site.address}${path}`);
      try {
        await act(visitor);
        const heard = await visitor.heard();
        console.log(`${browser}, ${name}: ${heard.join(' | ')}`);
        expect(withThese(heard, said)).toEqual(said);
        if (never) expect(heard.join('\n')).not.toMatch(never);
      } finally {
        await visitor.close();
      }
    },
  );
});

/** The items of `texts` that were heard, in the order heard. If one contains another, only the longer one counts. */
function withThese(heard: readonly string[], texts: readonly string[]): string[] {
  return heard.flatMap((part) => {
    const held = [...new Set(texts)].filter((text) => part.includes(text));
    const whole = held.filter(
      (text) => !held.some((other) => other !== text && other.includes(text)),
    );
    return whole.toSorted((a, b) => part.indexOf(a) - part.indexOf(b));
  });
}
