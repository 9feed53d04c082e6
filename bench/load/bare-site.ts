import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { nginxFolder } from '../../src/hosting/hosting-integration.ts';
import type { MixedRequest } from './request-mix.ts';

export interface BareSite {
  readonly folder: string;
  readonly mix: readonly MixedRequest[];
}

/**
 * The bytes that a server answers the mix with, as plain files for an nginx without any of our configuration:
 * no headers, no compressed copies, no redirects, no page for what is not found.
 *
 * @param root an empty folder
 * @throws Error when an answer has another status than it should
 */
export async function bareSite(
  address: string,
  mix: readonly MixedRequest[],
  root: string,
): Promise<BareSite> {
  const folder = join(root, 'site');
  mkdirSync(folder);
  mkdirSync(nginxFolder(folder));
  for (const name of ['maps.conf', 'site.conf']) writeFileSync(join(nginxFolder(folder), name), '');
  // What is asked for to see whether nginx answers.
  writeFileSync(join(folder, 'index.html'), '');
  for (const [index, request] of mix.entries()) {
    writeFileSync(join(folder, `${index}`), await body(address, request));
  }
  return { folder, mix: mix.map((_, index) => ({ path: `/${index}`, status: 200 })) };
}

/** Unlike `fetch` it follows no redirect and leaves the bytes compressed. */
async function body(address: string, { path, status }: MixedRequest): Promise<Buffer> {
  const request = get(address + path, {
    headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
    signal: AbortSignal.timeout(10_000),
  });
  // The event brings nothing else.
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  if (response.statusCode === status) return bytes;
  throw new Error(`${path} was answered with ${response.statusCode}, not with ${status}.`);
}
