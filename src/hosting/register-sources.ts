import { parse } from 'yaml';
import { registerSchema } from '../content/schemas/register.ts';

/** Google answers a published sheet with a redirect to a host whose name differs each time. */
const googleSheets = { host: 'docs.google.com', answersFrom: 'https://*.googleusercontent.com' };

/**
 * The sources beyond the site itself that the register comes from, for the policy's `connect-src`.
 *
 * @param text `content/register.yaml`
 * @throws ZodError when it does not hold a register's settings
 */
export function registerSources(text: string): string[] {
  const { address, hosts = [] } = registerSchema.parse(parse(text));
  const named = hosts.map((host) => `https://${host}`);
  if (!URL.canParse(address)) return named;
  const { origin, host } = new URL(address);
  const redirected = host === googleSheets.host ? [googleSheets.answersFrom] : [];
  return [...new Set([origin, ...redirected, ...named])];
}
