import { serialize } from 'node:v8';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { buildTarget } from './scripts/build/browser-floor.ts';
import { pagePolicy } from './src/hosting/page-policy.ts';
import { loadContent } from './src/content/load-content.ts';
import { hostFiles } from './src/hosting/host-files.ts';
import { inlineParts } from './scripts/build/inline-parts.ts';
import { licences } from './scripts/build/licences.ts';
import { publishDesk } from './scripts/desk/publish-desk.ts';
import { sealedRegister } from './scripts/sealed/sealed-register.ts';
import { characters, subsetFontFile } from './scripts/build/subset-fonts.ts';
import { withoutOriginals } from './scripts/build/without-originals.ts';
import { serviceWorker } from './src/service-worker/service-worker-integration.ts';

const loaded = await loadContent('content');
const { content } = loaded;

/** Hands the content to src/content/site-content.ts, so that a build reads it once. In `astro dev` the files may change. */
const contentOfBuild: AstroIntegration = {
  name: 'content-of-build',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      const isHandedOn = command === 'build' && content !== undefined;
      const text = isHandedOn ? `"${serialize(content).toString('base64')}"` : 'undefined';
      updateConfig({ vite: { define: { contentOfBuild: text } } });
    },
  },
};

const ownFont = {
  provider: fontProviders.local(),
  // A font that arrives late is used from the next page on, so that no text moves while it is read.
  display: 'optional' as const,
  fallbacks: ['sans-serif'],
};
const headings = await subsetFontFile(
  'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  // Kerning would double the file, and makes "Tally" one hundredth narrower.
  { characters: characters.headings, wght: 700, features: ['liga'] },
);
const text = await subsetFontFile('figtree/files/figtree-latin-wght-normal.woff2', {
  characters: characters.text,
  wght: { min: 400, max: 700 },
  features: ['kern', 'liga', 'tnum'],
});

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // Pages are files such as about.html, so that any host can serve them. Each holds the styles that it uses: on a slow
  // line a style sheet costs the first page a quarter of its wait, and in a page that follows 10 kB take 50 ms.
  build: { format: 'file', inlineStylesheets: 'always' },
  // The service worker and the hosts' files look at what all others wrote.
  integrations: [
    react(),
    contentOfBuild,
    withoutOriginals(),
    inlineParts(),
    sealedRegister(content),
    licences(),
    serviceWorker(buildTarget, content?.register),
    publishDesk(loaded),
    hostFiles(content?.register),
  ],
  security: { csp: { directives: [...pagePolicy] } },
  image: {
    // Pictures are most of a clean build: the usual effort of 4 takes six times as long for AVIF, twice for WebP, and
    // saves an eighth and a twenty-fifth of the bytes. An effort of 1 leaves specks on plain walls. Colours of half the
    // resolution, as WebP has them anyway, save a twentieth of AVIF.
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 2, chromaSubsampling: '4:2:0' }, webp: { effort: 2 } },
    },
  },
  devToolbar: { enabled: false },
  fonts: [
    {
      ...ownFont,
      name: 'Bricolage Grotesque',
      cssVariable: '--font-bricolage',
      options: { variants: [{ src: [headings], weight: '700', style: 'normal' }] },
    },
    {
      ...ownFont,
      name: 'Figtree',
      cssVariable: '--font-figtree',
      options: { variants: [{ src: [text], weight: '400 700', style: 'normal' }] },
    },
  ],
  vite: {
    plugins: [tailwindcss()],
    build: {
      // Styles and Workers take it from here.
      target: buildTarget,
      // What every island needs is one file, whichever island comes first.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // So that a sealed register can be read before React has loaded.
              ...(content?.register.sealed
                ? [{ name: 'register', tags: ['$initial' as const], test: /\/src\/register\// }]
                : []),
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              // The parts of the validator that are shown first. Parts that are loaded later import from them, too.
              { name: 'validator', tags: ['$initial'], test: /\/src\/features\/validator\// },
            ],
          },
        },
      },
    },
    // The Worker is one file with an entry of one line, which nothing imports (see serve-page.ts), and loads its
    // rarer readers only when a register needs them. Visitors wait for it, so constants are inlined, and
    // annotations for a further bundler are left out.
    worker: {
      format: 'es',
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'register-core',
                tags: ['$initial'],
                test: (id) => !id.includes('/register-worker.ts'),
              },
            ],
          },
          comments: { annotation: false },
        },
      },
    },
  },
});
