import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { registerFile } from '../../content/schemas/register.ts';
import { content } from '../../content/site-content.ts';

/** The register, if it is a file of the site and not sealed. Other files in `content/register/` may be private. */
export const getStaticPaths: GetStaticPaths = () => {
  const file = content.register.sealed ? undefined : registerFile(content.register);
  return file === undefined ? [] : [{ params: { file } }];
};

export const GET: APIRoute = async ({ params }) =>
  new Response(await readFile(join('content/register', params['file'] ?? '')));
