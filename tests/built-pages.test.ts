import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fill } from '../src/fill.ts';
import { sitePages } from '../src/content/site-pages.ts';
import { registerSources } from '../src/hosting/page-policy.ts';
import { socialNetwork } from '../src/ui/social-networks.tsx';
import { attribute, attributes, brotliBytes, pageAt, pages, siteFile } from './built-site.ts';
import { siteFiles, styles, textOf, type ReadPage } from './built-site.ts';
import { academy, content, contentFile, galleryPictures, internship } from './content-words.ts';
import { plainRegister, register, site } from './content-words.ts';
import { aliases, courseAddress, longCourse, menu } from './site-routes.ts';

// What the built files say and weigh; no browser needed.

const eachPage = pages.map((page) => [page.path, page] as const);

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:browser'],
  rules: {
    // HTML reads attribute names in any case; React writes some as its properties are called.
    'attr-case': 'off',
    // For scripts and styles from other hosts; ours come from the site itself, and no others may load.
    'require-sri': 'off',
    // Telephone numbers are content, and styles keep none from breaking where a phone is narrow.
    'tel-non-breaking': 'off',
    // The bar and the menu behind the button are one and the same navigation, and only one is ever shown.
    'unique-landmark': 'off',
    // The course filter acts on each letter that is typed; a button to submit would have nothing to do.
    'wcag/h32': 'off',
    // React makes identifiers such as `_r8R_5_`, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
};
const validator = new HtmlValidate(new StaticConfigLoader(rules));

test.each(eachPage)('%s conforms to HTML, with its styles in its head', async (path, { html }) => {
  const { results } = await validator.validateString(html, path);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
  expect(html.trim()).toMatch(/^<!doctype html>.*<\/html>$/is);
  expect(html.slice(html.indexOf('<body'))).not.toMatch(/<style\b/);
});

test('the footer is the same on every page, and leads to all pages, to some courses and to the academy', () => {
  const [footer = '', ...others] = new Set(
    pages.map(({ html }) => /<footer\b.*<\/footer>/s.exec(html)?.[0]),
  );
  expect(others).toEqual([]);
  const said = pageAt('/about').root.querySelector('footer');
  const words = said ? textOf(said) : '';
  const { copyrightYear, about } = academy.footer;
  for (const text of [
    about,
    String(copyrightYear),
    academy.address.street,
    ...(academy.phones ?? []),
  ]) {
    expect(words).toContain(text);
  }
  const links = [...footer.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(
    expect.arrayContaining([
      ...menu.map(([, path]) => path),
      ...site.footer.courses.paths.map(courseAddress),
      ...(academy.social ?? []).map(({ url }) => url),
      ...(academy.email ? [`mailto:${academy.email}`] : []),
      site.footer.certificate.to,
      '/privacy',
    ]),
  );
  for (const { network } of academy.social ?? [])
    expect(words).toContain(socialNetwork(network)[0]);
});

test.each(['title', 'description'] as const)('every page has a %s of its own', (key) => {
  const heads = pages
    .filter(({ path }) => path !== '/404')
    .filter((page) => !aliases.some(({ path }) => page.path === `/courses/${path}`))
    .map((page) => {
      const [title] = page.root.querySelectorAll('head > title');
      const [description] = attributes(page, 'meta[name="description"]', 'content');
      return { path: page.path, title: title && textOf(title), description };
    });
  expect(heads.filter((head) => !head[key])).toEqual([]);
  // An owner may have written the same for two pages.
  const written = sitePages(content).map((page) => page[key]);
  const isShared = (words?: string) => heads.filter((head) => head[key] === words).length > 1;
  const wasShared = (words?: string) => written.filter((other) => other === words).length > 1;
  expect(heads.filter((head) => isShared(head[key]) && !wasShared(head[key]))).toEqual([]);
});

/** All inline scripts of the site, by something that only they say. */
const inlineScripts = {
  'service worker': /serviceWorker/,
  'print button': /data-print/,
  lightbox: /dialog|lightbox/i,
  carousel: /carousel/,
  'nearest pages': /data-asked-path/,
  islands: /astro-island/,
  'filter that fails': /loadFailed/,
  'island when idle': /requestIdleCallback/,
} as const;

/** What a page may carry beside the service worker's. A static page carries nothing. */
const ownScripts: Readonly<Record<string, readonly (keyof typeof inlineScripts)[]>> = {
  '/': ['carousel'],
  '/courses': ['islands', 'island when idle', 'filter that fails'],
  '/404': ['nearest pages'],
  '/gallery': ['lightbox'],
  '/SearchById': ['islands', 'island when idle'],
};

test.each(eachPage)('%s carries its own scripts only, and loads none by itself', (path, page) => {
  const own = path.startsWith('/courses/') ? ['print button'] : (ownScripts[path] ?? []);
  const scripts = page.root
    .querySelectorAll('script')
    .filter((script) => ['', 'module'].includes(attribute(script, 'type') ?? ''))
    .map((script) => script.textContent);
  const names = scripts.map((text) => {
    const [name] = Object.entries(inlineScripts).find(([, says]) => says.test(text)) ?? [];
    return name ?? `unknown: ${text.slice(0, 80)}`;
  });
  expect(names.toSorted()).toEqual(['service worker', ...own].toSorted());
  expect(page.root.querySelectorAll('script[src], link[rel="modulepreload"]')).toEqual([]);
  const starting = scripts.find((text) => text.includes('serviceWorker')) ?? '';
  expect(Buffer.byteLength(starting)).toBeLessThanOrEqual(1000);
});

test.each(eachPage)('%s has no file and not the validator made ready in advance', (_, page) => {
  const [, rules = '{}'] = /<script type="speculationrules">(.*?)<\/script>/s.exec(page.html) ?? [];
  expect(rules).toContain('{"not":{"href_matches":["/*.*","/SearchById*"]}}');
});

test('the service worker is one script of at most 5,000 bytes, which imports nothing', () => {
  const worker = scriptText('/sw.js');
  expect(worker).not.toMatch(/importScripts|\bimport\b/);
  expect(Buffer.byteLength(worker)).toBeLessThanOrEqual(5000);
});

// WebKit evaluates a Worker's entry again for whatever imports it, and then all that is in it exists twice.
test("no script imports the register Worker's entry, which is nothing but an import", () => {
  const scripts = siteFiles().filter((path) => path.endsWith('.js'));
  const [entry = '', ...others] = scripts.filter((path) => path.includes('/register-worker-'));
  expect(others).toEqual([]);
  const importers = (path: string) =>
    scripts.filter((script) => scriptText(script).includes(`"./${path.replace(/.*\//, '')}"`));
  expect(importers(entry)).toEqual([]);
  expect(scriptText(entry).slice(0, 100)).toMatch(/^import"[^"]+";?\s*$/);
  // Those that are loaded later do import what the entry imports.
  const core = /import"\.(\/[^"]+)"/.exec(scriptText(entry))?.[1] ?? 'no core';
  expect(importers(core).length).toBeGreaterThan(3);
});

test('the licences of what scripts and fonts are made of are on the site, and no others', () => {
  const licences = siteFile('/licences.txt')?.toString() ?? '';
  const shipped = ['react', 'react-dom', 'scheduler', 'fflate', 'numfmt', 'papaparse'];
  const fonts = ['bricolage-grotesque', 'figtree'].map((font) => `@fontsource-variable/${font}`);
  for (const name of [...shipped, ...fonts]) {
    const text = readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim();
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(licences, name).toContain(text);
  }
  expect(licences).not.toMatch(/^(eslint|vite|sharp|playwright) /m);
});

/** What each page says itself. Checksums, which the build puts in, and what depends on the register are left open. */
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

test.each(eachPage)('%s has a policy of its own, before anything that runs', (path, page) => {
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
  'of all files in content/register/ only the register itself is published, as a file of its own',
  () => {
    const isSheet = /\.(xls[xmb]?|ods|csv|tsv)(\.(br|gz))?$/;
    const sheets = siteFiles().filter(
      (path) => isSheet.test(path) && !path.includes(register.address),
    );
    expect(sheets).toEqual([]);
    expect(siteFile(plainRegister ?? '')).toEqual(contentFile(`register/${register.address}`));
    expect(pageAt('/SearchById').html).toContain(plainRegister);
  },
);

const { message } = site.syllabus;
const { contact } = internship;

test.each([
  ['/', site.contact.subject, site.contact.message],
  ['/about', site.contact.subject, site.contact.message],
  ['/internShips', contact.subject, contact.message],
  [`/courses/${longCourse.path}`, longCourse.title, fill(message, { course: longCourse.title })],
])(
  '%s has plain links to all ways to reach the academy, the message begun',
  (path, subject, text) => {
    const { whatsapp, phones, email } = academy;
    const digits = (number: string) => number.replaceAll(/[^\d+]/g, '');
    const [body, about] = [encodeURIComponent(text), encodeURIComponent(subject)];
    const expected = [
      ...(whatsapp ? [`https://wa.me/${digits(whatsapp).replace('+', '')}?text=${body}`] : []),
      ...(phones?.[0] ? [`tel:${digits(phones[0])}`] : []),
      ...(email ? [`mailto:${email}?subject=${about}&body=${body}`] : []),
    ];
    expect(attributes(pageAt(path), 'main a', 'href')).toEqual(expect.arrayContaining(expected));
  },
);

test.each(eachPage.filter(([, page]) => !saysMore(page)))(
  '%s and its styles have at most 24,000 bytes',
  (_, page) => {
    const parts = [page.html, ...styles(page)].map(brotliBytes);
    expect(
      parts.reduce((sum, bytes) => sum + bytes),
      parts.join(' + '),
    ).toBeLessThanOrEqual(24_000);
  },
);

/** An owner's own page may be larger, where that comes from her words, courses or pictures. */
function saysMore({ path, root }: ReadPage): boolean {
  const main = root.querySelector('main');
  return (
    brotliBytes(main ? textOf(main) : '') > 5_800 ||
    (path === '/courses' && content.courses.length > 29) ||
    (path === '/gallery' && galleryPictures.length > 30)
  );
}

test('there are at most two font files of at most 60,000 bytes in all, and each is preloaded', () => {
  const fonts = siteFiles().filter((path) => /\.(woff2?|ttf|otf)$/.test(path));
  const bytes = fonts.reduce((sum, path) => sum + (siteFile(path)?.length ?? 0), 0);
  expect(fonts.length).toBeLessThanOrEqual(2);
  expect(bytes).toBeLessThanOrEqual(60_000);
  for (const page of pages) {
    const preloaded = attributes(page, 'link[rel="preload"][as="font"]', 'href');
    expect(preloaded.toSorted(), page.path).toEqual(fonts.toSorted());
  }
});

test('no picture that a page names weighs more than 120,000 bytes, or a quarter byte for each pixel', async () => {
  for (const address of new Set(pages.flatMap(namedPictures))) {
    const bytes = siteFile(decodeURI(address));
    if (bytes && bytes.length <= 120_000) continue;
    // A photograph of leaves or gravel is as heavy as that.
    const { width, height } = await sharp(bytes).metadata();
    expect((bytes?.length ?? Infinity) / (width * height), address).toBeLessThanOrEqual(0.25);
  }
});

function namedPictures(page: ReadPage): string[] {
  const sets = [...attributes(page, 'img', 'srcset'), ...attributes(page, 'source', 'srcset')];
  const shared = attributes(page, 'meta[property="og:image"]', 'content');
  return [
    ...attributes(page, 'img', 'src'),
    ...sets.flatMap((set) => set.split(',').map((one) => one.trim().split(' ')[0] ?? '')),
    ...shared.map((address) => address.replace(new URL(academy.siteUrl).origin, '')),
    ...attributes(page, 'a[href]', 'href').filter((href) => /\.(jpe?g|png|webp|avif)$/.test(href)),
  ];
}

test('no picture of content/ is on the site as it was handed in, under whatever name', () => {
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
  '%s loads the picture of its first view at once and all others late, and says how large each is',
  (_, { root }) => {
    const pictures = root.querySelectorAll('img').filter((image) => !image.closest('dialog'));
    const first = root.querySelector('main > section')?.querySelector('img');
    const eager = pictures.filter((image) => attribute(image, 'loading') !== 'lazy');
    expect(eager).toEqual(first ? [first] : []);
    if (first) expect(attribute(first, 'fetchpriority')).toBe('high');
    for (const image of pictures) {
      expect(Number(attribute(image, 'width'))).toBeGreaterThan(0);
      expect(Number(attribute(image, 'height'))).toBeGreaterThan(0);
    }
  },
);

function scriptText(path: string): string {
  return siteFile(path)?.toString('utf8') ?? '';
}
