import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/support/listen-on-free-port.ts';
import { startServer } from './start-server.ts';

const modules = '/usr/lib/apache2/modules';
const loaded = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'rewrite',
  'headers',
  'filter',
  'deflate',
];

/**
 * Serves the built site in `folder` as shared hosting does: Apache reads only the site's `.htaccess`. Everybody must
 * be able to read the folder. Debian's package apache2 must be installed.
 */
export async function startApache(folder: string) {
  const own = mkdtempSync(join(tmpdir(), 'academy-apache-'));
  chmodSync(own, 0o755);
  const port = await freePort();
  const user = process.getuid?.() === 0 ? 'User www-data\nGroup www-data\n' : '';
  const settings = join(own, 'apache.conf');
  writeFileSync(
    settings,
    `${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so\n`).join('')}
ServerRoot "${own}"
ServerName localhost
ServerTokens Prod
Listen 127.0.0.1:${port}
PidFile apache.pid
ErrorLog error.log
KeepAlive Off
${user}TypesConfig /dev/null
DocumentRoot "${folder}"
<Directory "${folder}">
  AllowOverride All
  Options Indexes FollowSymLinks
  Require all granted
</Directory>
`,
  );
  const words = ['-f', settings, '-D', 'FOREGROUND'];
  const address = `http://127.0.0.1:${port}`;
  const stopApache = await startServer('/usr/sbin/apache2', words, address, process.env);
  const stop = async () => {
    await stopApache();
    rmSync(own, { recursive: true });
  };
  return { address, stop };
}
