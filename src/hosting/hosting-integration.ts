import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { registerSettings } from '../content/register-settings.ts';
import { sealedFolder } from '../content/sealed-places.ts';
import { builtPages, notFoundPath } from './built-pages.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { headersFile } from './header-rules.ts';
import { inlineParts } from './inline-parts.ts';
import { nginxFiles } from './nginx-files.ts';
import { precompress } from './precompress.ts';
import { redirectsFile } from './redirects-file.ts';
import { registerSources } from './register-sources.ts';
import { securityHeaders } from './response-headers.ts';

/**
 * Writes what tells a web server how to answer, after all pages are built: `_headers` and `_redirects` into
 * the site's folder, compressed copies beside its files, and the nginx configuration into a folder beside it
 * (`dist-nginx/` for `dist/`). It must be the last integration, since it looks at what the others wrote.
 */
export function hosting(): AstroIntegration {
  let root = '';
  return {
    name: 'hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        writeHostingFiles(folder, root);
        await precompress(folder);
      },
    },
  };
}

/** The folder of the nginx configuration that belongs to a built site. */
export function nginxFolder(site: string): string {
  return join(dirname(site), `${basename(site)}-nginx`);
}

/** The folders of the sealed register's editions. Their names become configuration, so nothing else is taken. */
function sealedEditions(site: string): string[] {
  const folder = join(site, sealedFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => /^[\da-f]{32}$/.test(name));
}

function writeHostingFiles(folder: string, root: string) {
  const built = builtPages(folder);
  const pages = built.map(({ path }) => path).filter((path) => path !== notFoundPath);
  const register = registerSettings(join(root, 'content'));
  const sources = registerSources(register);
  const inline = inlineParts(built.map(({ html }) => html));
  const headers = securityHeaders(contentSecurityPolicy(inline, sources));
  const hasDesk = existsSync(join(folder, 'desk.html'));
  const editions = sealedEditions(folder);
  writeFileSync(join(folder, '_headers'), headersFile(headers, hasDesk, editions));
  writeFileSync(join(folder, '_redirects'), redirectsFile(pages));

  const nginx = nginxFolder(folder);
  mkdirSync(nginx, { recursive: true });
  for (const [name, text] of nginxFiles(pages, headers, hasDesk, editions)) {
    writeFileSync(join(nginx, name), text);
  }
  copyFileSync(join(root, 'deploy/nginx/site.conf'), join(nginx, 'site.conf'));
}
