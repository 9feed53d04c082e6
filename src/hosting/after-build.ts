import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** An integration that works on the folder of the built site, in its turn in astro.config.ts. */
export function afterBuild(
  name: string,
  work: (folder: string) => void | Promise<void>,
): AstroIntegration {
  return { name, hooks: { 'astro:build:done': ({ dir }) => work(fileURLToPath(dir)) } };
}
