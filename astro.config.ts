import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { clientTouch } from './src/client-directives/client-touch.ts';
import { hosting } from './src/hosting/hosting-integration.ts';
import { subsetFontFile } from './scripts/subset-fonts.ts';

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // Pages are files such as about.html and styles are one cached file, so that any host can serve them.
  build: { format: 'file', inlineStylesheets: 'never' },
  // `hosting` comes last: it looks at what all others wrote.
  integrations: [react(), clientTouch(), hosting()],
  devToolbar: { enabled: false },
  fonts: [
    {
      name: 'Bricolage Grotesque',
      cssVariable: '--font-bricolage',
      provider: fontProviders.local(),
      // A font that comes too late waits for the next page: nothing moves while one reads.
      display: 'optional',
      fallbacks: ['sans-serif'],
      options: {
        variants: [
          {
            src: [
              await subsetFontFile(
                'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
              ),
            ],
            weight: '200 800',
            style: 'normal',
          },
        ],
      },
    },
    {
      name: 'Figtree',
      cssVariable: '--font-figtree',
      provider: fontProviders.local(),
      // A font that comes too late waits for the next page: nothing moves while one reads.
      display: 'optional',
      fallbacks: ['sans-serif'],
      options: {
        variants: [
          {
            src: [await subsetFontFile('figtree/files/figtree-latin-wght-normal.woff2')],
            weight: '300 900',
            style: 'normal',
          },
        ],
      },
    },
  ],
  server: { port: Number(process.env['PORT'] ?? 4321) },
  vite: {
    plugins: [tailwindcss()],
    // The Worker loads its rarer readers only when a register needs them.
    worker: { format: 'es' },
  },
});
