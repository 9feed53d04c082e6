import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export interface Nginx {
  readonly path: string;
  /** The file of the module that sends Brotli files, where it is installed. */
  readonly brotliModule: string | undefined;
}

/**
 * The nginx of this machine: the one that `NGINX_PATH` names, else an installed one, else, for root on Debian
 * or Ubuntu, a newly installed one. Undefined when there is none that sends precompressed files.
 */
export function findNginx(): Nginx | undefined {
  return installedNginx() ?? (installNginx() ? installedNginx() : undefined);
}

function installedNginx(): Nginx | undefined {
  for (const path of candidates().filter((file) => existsSync(file))) {
    const { status, stderr } = spawnSync(path, ['-V'], { encoding: 'utf8', timeout: 30_000 });
    if (status !== 0 || !stderr.includes('http_gzip_static_module')) continue;
    return { path, brotliModule: brotliModule(path, stderr) };
  }
  return undefined;
}

function candidates(): string[] {
  const named = process.env['NGINX_PATH'];
  if (named) return [named];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...folders, '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'nginx'));
}

function brotliModule(nginx: string, buildOptions: string): string | undefined {
  const [, folder = join(dirname(nginx), '../lib/nginx/modules')] =
    /--modules-path=(\S+)/.exec(buildOptions) ?? [];
  const module = join(folder, 'ngx_http_brotli_static_module.so');
  return existsSync(module) ? module : undefined;
}

/** Only where it asks for nobody's password; an nginx without the Brotli module will do. */
function installNginx(): boolean {
  const isRoot = process.getuid?.() === 0;
  if (process.env['NGINX_PATH'] || !isRoot || !existsSync('/etc/debian_version')) return false;
  console.error('No nginx found on this machine; installing it for the tests.');
  const install = (...packages: string[]) =>
    apt('install', '--yes', '--no-install-recommends', ...packages);
  if (!apt('update')) return false;
  return install('nginx', 'libnginx-mod-http-brotli-static') || install('nginx');
}

function apt(...words: string[]): boolean {
  // In runlevel 1 the installation does not start nginx as a service (invoke-rc.d(8)).
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const { status, stderr } = spawnSync('apt-get', words, { env, encoding: 'utf8' });
  if (status !== 0) console.error(stderr);
  return status === 0;
}
