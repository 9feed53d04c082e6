import { sealedFolder } from '../content/sealed-places.ts';
import { deskPolicy } from './desk-policy.ts';
import { cacheControl, hashedFolder, type Header } from './response-headers.ts';

/** Headers for all paths that match: a path, or a beginning of paths followed by `*`. */
export interface HeaderRule {
  readonly path: string;
  /** Names of headers of earlier rules that do not count here: `! Name`, which Cloudflare Pages knows. */
  readonly instead?: readonly string[];
  readonly headers: readonly Header[];
}

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. Both join what several rules say of one
 * header, and both revalidate pages by themselves, so `Cache-Control` is named only for files that never change.
 *
 * @param editions of the sealed register: the names of their folders
 */
export function headersFile(
  headers: readonly Header[],
  hasDesk = false,
  editions: readonly string[] = [],
): string {
  const rules: HeaderRule[] = [
    { path: '/*', headers },
    { path: `${hashedFolder}*`, headers: [['Cache-Control', cacheControl.hashed]] },
    ...editions.map((edition): HeaderRule => ({
      path: `${sealedFolder}${edition}/*`,
      headers: [['Cache-Control', cacheControl.sealed]],
    })),
    ...(hasDesk ? ['/desk', '/desk/*'].map(deskRule) : []),
  ];
  return rules
    .map(({ path, instead = [], headers: lines }) => [
      path,
      ...instead.map((name) => `  ! ${name}`),
      ...lines.map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/** The desk has a policy of its own, and is for no search engine. */
function deskRule(path: string): HeaderRule {
  const policy = 'Content-Security-Policy';
  return {
    path,
    instead: [policy],
    headers: [
      [policy, deskPolicy],
      ['X-Robots-Tag', 'noindex'],
    ],
  };
}

/** What a `_headers` file says; lines that say nothing are passed over. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text.split(/\n(?=\/)/).map((block) => {
    const [path = '', ...lines] = block.split('\n');
    const headers = lines.flatMap((line): Header[] => {
      const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    });
    const instead = lines.flatMap((line) => /^\s+! ([\w-]+)\s*$/.exec(line)?.slice(1) ?? []);
    return { path: path.trim(), ...(instead.length > 0 ? { instead } : {}), headers };
  });
}

/** The headers that the rules give to a path. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Header[] {
  return rules
    .filter((rule) =>
      rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
    )
    .reduce<Header[]>(
      (before, { instead = [], headers }) => [
        ...before.filter(([name]) => !instead.includes(name)),
        ...headers,
      ],
      [],
    );
}
