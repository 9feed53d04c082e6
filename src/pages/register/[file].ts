import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { registerFile } from '../../content/schemas/register.ts';
import { content } from '../../content/site-content.ts';

/**
 * The register, if it is a file of the site. Other files in `content/register/` may be private, so they are not
 * published; nor is a register that the build seals.
 */
export const getStaticPaths: GetStaticPaths = () => {
  const file = content.register.sealed ? undefined : registerFile(content.register);
  return file === undefined ? [] : [{ params: { file } }];
};

export const GET: APIRoute = async ({ params }) =>
  new Response(await readFile(join('content/register', params['file'] ?? '')));
