import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fill } from '../../src/fill.ts';
import { dayAndTime } from '../../src/answer/shown-texts.tsx';
import { months } from '../../src/register/certificates/dates.ts';
import { registerSources } from '../../src/hosting/page-policy.ts';
import { contactLinks } from '../../src/layout/contact-links.ts';
import { socialNetwork } from '../../src/ui/social-networks.tsx';
import { attribute, attributes, pageAt, pages, siteFile } from '../support/built-site.ts';
import { siteFiles, textAt, textOf, type ReadPage } from '../support/built-site.ts';
import { academy, content, galleryPictures, home, internship } from '../support/content-words.ts';
import {
  contact,
  plainRegister,
  register,
  registerFaults,
  site,
} from '../support/content-words.ts';
import { filesIn } from '../support/site-copies.ts';
import { courseAddress, longCourse, menu, placeRoutes } from '../support/site-routes.ts';

const eachPage = pages.map((page) => [page.path, page] as const);

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:browser'],
  rules: {
    // React writes some attribute names with capitals. HTML ignores the case of attribute names.
    'attr-case': 'off',
    // The rule `require-sri` concerns scripts and styles from other hosts, which the policy forbids.
    'require-sri': 'off',
    // Telephone numbers are content, and may wrap on a narrow phone.
    'tel-non-breaking': 'off',
    // The bar and the menu are the same navigation, and only one of them is shown at a time.
    'unique-landmark': 'off',
    // The course filter acts on each letter, so a submit button would do nothing.
    'wcag/h32': 'off',
    // React makes identifiers such as `_r8R_5_`, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
};
const validator = new HtmlValidate(new StaticConfigLoader(rules));

test.each(eachPage)('%s is valid HTML', async (path, { html }) => {
  const { results } = await validator.validateString(html, path);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
  expect(html.trim()).toMatch(/^<!doctype html>.*<\/html>$/is);
  expect(html.slice(html.indexOf('<body'))).not.toMatch(/<style\b/);
  expect(html).not.toMatch(/rel="?stylesheet/);
});

/**
 * Hides the e-mail addresses in `html` as Cloudflare does ("Email Address Obfuscation"). Our pages' policy blocks
 * Cloudflare's script, which would restore the addresses.
 */
function withHiddenAddresses(html: string): string {
  const off = '<!--email_off-->.*?<!--/email_off-->';
  const element = String.raw`<(head|script|noscript|textarea|xmp)\b.*?</\2>`;
  const address = String.raw`mailto:[^"]*|[\w.+-]+@[\w-]+\.[\w.]+`;
  const parts = new RegExp(`(${off}|${element})|${address}`, 'gis');
  return html.replaceAll(parts, (_, leftAlone?: string) => leftAlone ?? '#0');
}

test.each(eachPage)('Cloudflare leaves the e-mail addresses of %s alone', (_, { html }) => {
  expect(withHiddenAddresses(html)).toBe(html);
  const exposed = html.replaceAll(/<!--\/?email_off-->/g, '');
  expect(withHiddenAddresses(exposed) !== exposed).toBe(html.includes('href="mailto:'));
});

test('the page’s template of plain answers holds no moment of its making', () => {
  const [, template = ''] = pageAt('/SearchById').html.split('<template id="first-answer">');
  const [answers = ''] = template.split('</template>');
  const day = String.raw`\d{1,2} (?:${months.join('|')}) \d{4}|\d{4}-\d\d-\d\d`;
  const moment = new RegExp(String.raw`${day}|\d\d:\d\d|\b1[5-9]\d{11}\b`);
  expect(dayAndTime(new Date(0))).toMatch(moment);
  expect(answers).toContain('{moment}');
  expect(answers).not.toMatch(moment);
});

test('every page has the same footer', () => {
  const footers = pages.map(({ html }) => /<footer\b.*<\/footer>/s.exec(html)?.[0]);
  expect(new Set(footers).size).toBe(1);
  const words = pageAt('/').root.querySelectorAll('footer').map(textOf).join();
  const { phones = [], email, address, footer } = academy;
  const social = academy.social ?? [];
  const networks = social.map(({ network }) => socialNetwork(network)[0]);
  const said = [footer.about, String(footer.copyrightYear), address.street, ...phones];
  for (const text of [...said, ...networks]) expect(words).toContain(text);
  expect(attributes(pageAt('/'), 'footer a', 'href')).toEqual(
    expect.arrayContaining([
      ...menu.map(([, path]) => path),
      ...site.footer.courses.paths.map(courseAddress),
      ...social.map(({ url }) => url),
      ...(email ? [`mailto:${email}`] : []),
      '/privacy',
    ]),
  );
});

test.each(eachPage)('%s runs React only if it has an island', (path, page) => {
  const islands = path === '/courses' || path === '/SearchById' ? 1 : 0;
  expect(page.root.querySelectorAll('astro-island')).toHaveLength(islands);
  expect(page.root.querySelectorAll('script[src]')).toEqual([]);
  const ahead = page.root.querySelectorAll('link[rel="modulepreload"]');
  expect(ahead.length > 0).toBe(path === '/SearchById');
  const inline = [...page.html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)];
  // What the owner has confirmed about the register may be long.
  const confirmed = /"idShapes":\[[^\]]*\],|"headings":\{[^}]*\},?/g;
  const code = inline.map(([, text = '']) => text.replaceAll(confirmed, '')).join('');
  const bytes = Buffer.byteLength(code);
  // The validator's page has a longer script, which starts the register's download while the browser parses the page.
  expect(bytes).toBeLessThanOrEqual(path === '/SearchById' ? 10_400 : 6_000);
  expect(page.html).toContain('{"not":{"href_matches":["/*.*","/SearchById*"]}}');
});

test.skipIf(!plainRegister)(
  'the validator’s page preloads for a link what only an ID that the register lacks needs',
  () => {
    const [, forLink] = pageAt('/SearchById').html.split('<template id="for-link">');
    expect(forLink).toMatch(/^<link rel="modulepreload" href="[^"]*\/unknown-verdicts/);
  },
);

test.skipIf(!plainRegister)(
  'the validator’s page preloads React before the register only if the register is large',
  () => {
    const { html } = pageAt('/SearchById');
    const [before = '', after = ''] = ['before', 'after'].map(
      (place) => html.split(`<template id="${place}-register">`)[1]?.split('</template>')[0],
    );
    expect(before).toMatch(/<link rel="modulepreload" href="[^"]*\/register-worker/);
    const react = /<link rel="modulepreload" href="[^"]*\/react\./;
    expect(`${before}${after}`).toMatch(react);
    const bytes = siteFile(plainRegister ?? '')?.length ?? 0;
    expect(react.test(before)).toBe(bytes > 512 * 1024);
  },
);

test('the validator’s page preloads the words that only React shows, but does not contain them', () => {
  const { html } = pageAt('/SearchById');
  expect(/<link rel="modulepreload" href="[^"]*\/words\./.test(html)).toBe(true);
  const sentences = Object.values(registerFaults).map(({ visitor }) => visitor);
  expect(sentences.filter((sentence) => html.includes(sentence))).toEqual([]);
});

test('a syllabus has at most nine landmarks', () => {
  const landmarks = [
    ...['header', 'nav', 'main', 'footer', 'aside', 'search', '[role="region"]'],
    ...['section', 'form'].flatMap((tag) => [`${tag}[aria-label]`, `${tag}[aria-labelledby]`]),
  ];
  const { root } = pageAt(`/courses/${longCourse.path}`);
  expect(
    landmarks.flatMap((landmark) => root.querySelectorAll(landmark)).length,
  ).toBeLessThanOrEqual(9);
});

test.each(eachPage)('on %s, Orca reads no empty live region and no split link', (_, { root }) => {
  const places = root.querySelectorAll('[role="status"], output');
  expect(places.filter((place) => textOf(place).trim() === '')).toEqual([]);
  expect(root.querySelectorAll('input[required]')).toEqual([]);
  const arrows = root.querySelectorAll('a').filter((link) => textOf(link).includes('\u2060'));
  for (const link of arrows) {
    const hidden = link.querySelectorAll('[aria-hidden="true"]').map(textOf).join('');
    expect(hidden).toContain('\u2060');
  }
});

test.each(eachPage)('until a visitor acts, %s contacts no other host', (_, page) => {
  const elsewhere = attributes(page, 'link', 'href').filter((address) => !/^\/[^/]/.test(address));
  expect(elsewhere).toEqual(attributes(page, 'link[rel="canonical"]', 'href'));
});

test('the catalogue needs no script of the validator', () => {
  const [island = ''] = siteFiles().filter((path) => path.includes('/course-catalogue.'));
  const needed = textAt(island).match(/(?<=from")[^"]+/g);
  expect(needed?.filter((path) => !path.includes('/react.'))).toEqual([]);
});

// WebKit would run the Worker's entry a second time if another script imported it.
test("no script imports the register Worker's entry", () => {
  const scripts = siteFiles().filter((path) => path.endsWith('.js'));
  const [entry = ''] = scripts.filter((path) => path.includes('/register-worker-'));
  const name = entry.slice(entry.lastIndexOf('/') + 1);
  expect(name).not.toBe('');
  expect(scripts.filter((path) => textAt(path).includes(`"./${name}"`))).toEqual([]);
});

test('a site without a sealed register lacks the script that decrypts one', () => {
  const decrypts = siteFiles().filter(
    (path) => path.endsWith('.js') && textAt(path).includes('AES-GCM'),
  );
  expect(decrypts.length > 0).toBe(register.sealed === true);
});

test('the site publishes the licences of the scripts and fonts it ships', () => {
  const licences = textAt('/licences.txt');
  // In package.json, `dependencies` and `devDependencies` are objects whose keys are the packages' names.
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
  const shipped = Object.keys(own['dependencies'] ?? {});
  // Build tools that add code of their own to the published site.
  const builders = ['@astrojs/react', 'astro', 'tailwindcss'];
  const built = Object.keys(own['devDependencies'] ?? {}).filter((name) =>
    new RegExp(`^${name} \\d`, 'm').test(licences),
  );
  expect(built).toEqual(builders);
  for (const name of [...shipped, 'scheduler']) {
    const text = readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim();
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(licences, name).toContain(text);
  }
});

const pagePolicy = new RegExp(
  [
    "^default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'( https://[\\w.*:-]+)*",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types register-worker service-worker',
    " script-src 'self'( 'sha256-[\\w+/]{43}=')+",
    " style-src 'self'( 'sha256-[\\w+/]{43}=')+;$",
  ].join(';'),
);

test.each(eachPage)('%s states its policy before its first script', (path, page) => {
  const [policy, ...others] = attributes(
    page,
    'meta[http-equiv="content-security-policy"]',
    'content',
  );
  expect(others).toEqual([]);
  expect(policy).toMatch(pagePolicy);
  const sources = path === '/SearchById' ? registerSources(register) : [];
  expect(policy).toContain(`${["connect-src 'self'", ...sources].join(' ')};`);
  const [before = ''] = page.html.split('http-equiv="content-security-policy"');
  expect(before).not.toContain('<script');
});

test.skipIf(plainRegister === undefined)(
  'of the files in content/register/, only the register is published',
  () => {
    const folder = 'content/register';
    const texts = filesIn(folder).map((path) => readFileSync(join(folder, path), 'base64'));
    const published = siteFiles().filter((path) => {
      const text = siteFile(path)?.toString('base64') ?? '';
      return text !== '' && texts.includes(text);
    });
    expect(published).toEqual([plainRegister]);
    expect(pageAt('/SearchById').html).toContain(plainRegister);
  },
);

const course = longCourse.title;

test.each([
  ['/', site.contact.subject, site.contact.message],
  ['/about', site.contact.subject, site.contact.message],
  ['/internShips', internship.contact.subject, internship.contact.message],
  [`/courses/${longCourse.path}`, course, fill(site.syllabus.message, { course })],
])('%s links to phone, WhatsApp and e-mail with a prepared message', (path, subject, message) => {
  const expected = contactLinks(academy, { subject, message }).map(({ href }) => href);
  expect(attributes(pageAt(path), 'main a', 'href')).toEqual(expect.arrayContaining(expected));
});

test('Home’s main button leads to the courses, and its quiet button to the main contact', () => {
  const [main = '', quiet = ''] = attributes(pageAt('/'), 'main a.button', 'href');
  expect([main, quiet.split('?')[0]]).toEqual([home.hero.button.to, contact[0].href.split('?')[0]]);
});

test('the first filled button of a page leads to the academy’s main contact', () => {
  const firsts = placeRoutes
    .filter((route) => !['/', '/SearchById'].includes(route))
    .flatMap((route) => attributes(pageAt(route), 'main a.button-primary', 'href').slice(0, 1));
  expect(firsts.length).toBeGreaterThan(3);
  const main = contact[0].href.split('?')[0];
  expect(firsts.filter((href) => href.split('?')[0] !== main)).toEqual([]);
});

test.each(eachPage.filter(([, page]) => !saysMore(page)))(
  '%s and its styles have at most 24,000 bytes',
  (_, page) => expect(brotliBytes(page.html, 24_000)).toBeLessThanOrEqual(24_000),
);

/** Whether the page may exceed 24,000 bytes, because of the owner's opening hours, words, courses or pictures. */
function saysMore({ path, root }: ReadPage): boolean {
  const main = root.querySelector('main');
  return (
    academy.visit.hours !== undefined ||
    brotliBytes(main ? textOf(main) : '', 6_000) > 6_000 ||
    (path === '/courses' && content.courses.length > 29) ||
    (path === '/gallery' && galleryPictures.length > 30)
  );
}

/**
 * The number of bytes of `text` after Brotli's compression. The best compression is slow, and is used only if a quick
 * compression gives more than `limit` bytes.
 */
function brotliBytes(text: string, limit: number): number {
  const bytesAt = (quality: number) => {
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    };
    return brotliCompressSync(text, { params }).length;
  };
  const quick = bytesAt(9);
  return quick <= limit ? quick : bytesAt(constants.BROTLI_MAX_QUALITY);
}

test('the site has at most two font files, which together have at most 60,000 bytes', () => {
  const fonts = siteFiles().filter((path) => /\.(woff2?|ttf|otf)$/.test(path));
  const bytes = fonts.reduce((sum, path) => sum + (siteFile(path)?.length ?? 0), 0);
  expect(fonts.length).toBeLessThanOrEqual(2);
  expect(bytes).toBeLessThanOrEqual(60_000);
  for (const page of pages) {
    const besideStyles = page.html.replaceAll(/<style>.*?<\/style>/gs, '');
    for (const font of fonts) expect(besideStyles, page.path).toContain(font);
  }
});

test('a picture of over 120,000 bytes has at most 0.25 bytes per pixel', async () => {
  for (const path of siteFiles().filter((file) => /\.(jpe?g|png|webp|avif)$/.test(file))) {
    const bytes = siteFile(path) ?? Buffer.of();
    if (bytes.length <= 120_000) continue;
    // A photograph of leaves or gravel may need 0.25 bytes per pixel.
    const { width, height } = await sharp(bytes).metadata();
    expect(bytes.length / (width * height), path).toBeLessThanOrEqual(0.25);
  }
});

test('pictures of content/ are never published in their original form', () => {
  const originals = ['content/gallery', 'content/pictures'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file))
      .map((file) => readFileSync(join(folder, file), 'base64')),
  );
  expect(originals).not.toEqual([]);
  const online = siteFiles().filter((path) =>
    originals.includes(siteFile(path)?.toString('base64') ?? ''),
  );
  expect(online).toEqual([]);
});

test.each(eachPage)(
  '%s loads only the picture of its first view before the visitor scrolls',
  (_, { root }) => {
    const pictures = root.querySelectorAll('img').filter((image) => !image.closest('dialog'));
    const first = root.querySelector('main section')?.querySelector('img');
    const eager = pictures.filter((image) => attribute(image, 'loading') !== 'lazy');
    expect(eager).toEqual(first ? [first] : []);
    if (first) expect(attribute(first, 'fetchpriority')).toBe('high');
    for (const image of pictures) {
      expect(Number(attribute(image, 'width'))).toBeGreaterThan(0);
      expect(Number(attribute(image, 'height'))).toBeGreaterThan(0);
    }
  },
);
