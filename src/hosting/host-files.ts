import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { RegisterSettings } from '../content/schemas/register.ts';
import { afterBuild } from './after-build.ts';
import { builtPaths } from './built-pages.ts';
import { apacheHeaders, headerRules, headersFile, nginxHeaders } from './headers.ts';
import { mediaTypes } from './media-types.ts';
import { writePackedFiles } from './packed-files.ts';
import { registerSources } from './page-policy.ts';
import { apacheRewrites, nginxMap, redirectsFile } from './redirects.ts';

/**
 * Writes each host's headers and redirects: `_headers` and `_redirects` for Cloudflare Pages, `.htaccess` for Apache,
 * and the files that `deploy/nginx.conf` includes. The integration must run after every other one that writes pages.
 * With `PACK_FILES=on` also packs the texts, for nginx and Apache; the other hosts pack by themselves.
 *
 * @param settings undefined if the content has faults
 */
export function hostFiles(settings: RegisterSettings | undefined): AstroIntegration {
  return afterBuild('host-files', (folder) => {
    writeHostFiles(folder, settings ? registerSources(settings) : []);
    if (process.env['PACK_FILES'] === 'on') writePackedFiles(folder);
  });
}

/** Writes every host's files into `folder`, where the site was built. */
export function writeHostFiles(folder: string, registerHosts: readonly string[]): void {
  const rules = headerRules(registerHosts);
  const pages = builtPaths(folder);
  const nginx = nginxHeaders(rules);
  const files = {
    _headers: headersFile(rules),
    '_headers.conf': nginx.headers,
    '_headers_maps.conf': nginx.maps,
    _redirects: redirectsFile(pages),
    '_redirects.conf': nginxMap(pages),
    '.htaccess': htaccess(pages, apacheHeaders(rules)),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

function htaccess(pages: readonly string[], headers: string): string {
  const types = Object.entries(mediaTypes).map(([ending, type]) => `AddType ${type} .${ending}\n`);
  return `# Written by the build, for Apache 2.4: see docs/deploying.md.
DirectorySlash Off
Options -Indexes -MultiViews
ErrorDocument 404 /404.html
AddDefaultCharset utf-8
${types.join('')}AddEncoding gzip .gz
AddEncoding br .br

<IfModule mod_rewrite.c>
${apacheRewrites(pages)}</IfModule>

<IfModule mod_headers.c>
${headers}<FilesMatch "\\.(gz|br)$">
Header append Vary Accept-Encoding
</FilesMatch>
</IfModule>

<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/csv application/json application/manifest+json image/svg+xml
</IfModule>
`;
}
