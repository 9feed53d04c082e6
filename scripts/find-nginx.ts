import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export interface Nginx {
  readonly path: string;
  /** The file of the module that sends Brotli files, where it is installed. */
  readonly brotliModule: string | undefined;
}

/**
 * The nginx of this machine: the one that `NGINX_PATH` names, else an installed one. Undefined when there is none
 * that sends precompressed files.
 */
export function findNginx(): Nginx | undefined {
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
