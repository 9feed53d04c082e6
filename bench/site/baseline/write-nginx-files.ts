import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerSettings } from '../../../src/content/register-settings.ts';
import { contentSecurityPolicy } from '../../../src/hosting/content-security-policy.ts';
import { nginxFolder } from '../../../src/hosting/hosting-integration.ts';
import { inlineParts } from '../../../src/hosting/inline-parts.ts';
import { nginxFiles } from '../../../src/hosting/nginx-files.ts';
import { registerSources } from '../../../src/hosting/register-sources.ts';
import { securityHeaders } from '../../../src/hosting/response-headers.ts';

/**
 * Writes the nginx configuration of the baseline: the site's own, with the same headers, caching and
 * compression, but for `site.conf`, which answers every address with the one page.
 *
 * @param content the content folder
 */
export function writeNginxFiles(built: string, content: string): void {
  const html = readFileSync(join(built, 'index.html'), 'utf8');
  const policy = contentSecurityPolicy(
    inlineParts([html]),
    registerSources(registerSettings(content)),
  );
  const folder = nginxFolder(built);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of nginxFiles([], securityHeaders(policy))) {
    writeFileSync(join(folder, name), text);
  }
  copyFileSync(join(import.meta.dirname, 'nginx-site.conf'), join(folder, 'site.conf'));
}
