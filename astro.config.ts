import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { buildTarget } from './integrations/browser-floor.ts';
import { pagePolicy } from './src/hosting/page-policy.ts';
import { formatProblems } from './src/content/files/problem.ts';
import { loadContent } from './src/content/load-content.ts';
import { hostFiles } from './src/hosting/host-files.ts';
import { inlineParts } from './integrations/inline-parts.ts';
import { licences } from './integrations/licences.ts';
import { ownContentForBrowsers } from './integrations/own-content.ts';
import { plainImports } from './integrations/plain-imports.ts';
import { pageScripts } from './integrations/page-scripts.ts';
import { publishDesk } from './integrations/desk/publish-desk.ts';
import { OwnersFault } from './integrations/owners-fault.ts';
import { sealedRegister } from './integrations/sealed/sealed-register.ts';
import { characters, subsetFontFile } from './integrations/subset-fonts.ts';
import { withoutOriginals } from './integrations/without-originals.ts';
import { workerCode } from './integrations/worker-code.ts';
import { serviceWorker } from './src/service-worker/service-worker-integration.ts';

const loaded = await loadContent('content');
const { content, problems, files } = loaded;

/**
 * Hands the content to src/content/site-content.ts, so that a build reads the files only once. Faults in the content
 * stop a build before it begins.
 */
const contentOfBuild: AstroIntegration = {
  name: 'content-of-build',
  hooks: {
    'astro:config:setup': ({ command, createCodegenDir, updateConfig }) => {
      const isHandedOn = command === 'build';
      if (isHandedOn && !content) throw new OwnersFault(formatProblems(problems, files));
      // If the content were part of the code, the bundler would keep it several times.
      const file = fileURLToPath(new URL('content.v8', createCodegenDir()));
      if (isHandedOn) writeFileSync(file, serialize(content));
      const text = isHandedOn ? JSON.stringify(file) : 'undefined';
      updateConfig({ vite: { define: { contentOfBuild: text } } });
    },
  },
};

const ownFont = {
  provider: fontProviders.local(),
  // The fonts are seen on the first visit too. Nothing moves when they arrive: see src/ui/fallback-fonts.css.
  display: 'swap' as const,
  // Astro's own fallbacks would use the regular letters of Arial for semibold texts, and no font that Android has.
  optimizedFallbacks: false,
};
const headings = await subsetFontFile(
  'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  // Kerning would double the font file. Without kerning, the word "Tally" becomes only one hundredth wider.
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
  // Any host can serve files such as about.html. On a slow line, a separate style sheet would make the first page
  // take a quarter longer, and save only 50 ms on each later page.
  build: { format: 'file', inlineStylesheets: 'always' },
  // `serviceWorker` and `hostFiles` read files that the integrations above them write.
  integrations: [
    react(),
    contentOfBuild,
    withoutOriginals(),
    inlineParts(),
    sealedRegister(content),
    licences(),
    serviceWorker(buildTarget, content?.register),
    publishDesk(loaded, 'content'),
    hostFiles(content?.register),
  ],
  security: { csp: { directives: [...pagePolicy] } },
  image: {
    // Pictures take most of the time of a clean build. Compared with an effort of 2, the default of 4 takes two to
    // six times as long, and makes files at most an eighth smaller. With an effort of 1, plain walls have specks.
    // `4:2:0` halves the resolution of colours, as WebP always does, and makes AVIF files a twentieth smaller.
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
      fallbacks: [
        'Bricolage from Roboto',
        'Bricolage from Arial',
        'Bricolage from DejaVu',
        'sans-serif',
      ],
      options: { variants: [{ src: [headings], weight: '700', style: 'normal' }] },
    },
    {
      ...ownFont,
      name: 'Figtree',
      cssVariable: '--font-figtree',
      fallbacks: ['Figtree from Roboto', 'Figtree from Arial', 'Figtree from DejaVu', 'sans-serif'],
      options: { variants: [{ src: [text], weight: '400 700', style: 'normal' }] },
    },
  ],
  vite: {
    plugins: [tailwindcss(), plainImports(), pageScripts(), ownContentForBrowsers(content)],
    build: {
      target: buildTarget,
      // A page preloads its scripts itself (inline-parts.ts).
      modulePreload: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // In a file of its own, the code that reads a sealed register can run before React has loaded.
              ...(content?.register.sealed
                ? [
                    {
                      name: 'register',
                      tags: ['$initial' as const],
                      test: /\/src\/(register|spreadsheet)\//,
                    },
                  ]
                : []),
              // What all islands use. In the group of the validator, it would bring that group to the catalogue.
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler)\/|\/src\/(fill\.ts|replace-address\.ts|ui\/academy-sign\.tsx)$/,
              },
              { name: 'words', test: /\/validator\/begin\/own-content\.ts$/ },
              {
                name: 'validator',
                tags: ['$initial'],
                test: /\/src\/(answer|features\/validator)\//,
              },
            ],
          },
        },
      },
    },
    // Every visitor to the validator waits for `register-core`, so `register-core` is kept small.
    worker: {
      format: 'es',
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          codeSplitting: {
            groups: [workerCode('register-core', '/register-worker.ts')],
          },
          comments: { annotation: false },
        },
      },
    },
  },
});
