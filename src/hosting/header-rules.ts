import { cacheControl, hashedFolder, type Header } from './response-headers.ts';

/** Headers for all paths that match: a path, or a beginning of paths followed by `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly Header[];
}

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. Both join what several rules say of one
 * header, and both revalidate pages by themselves, so `Cache-Control` is named for hashed files only.
 */
export function headersFile(headers: readonly Header[]): string {
  const rules: HeaderRule[] = [
    { path: '/*', headers },
    { path: `${hashedFolder}*`, headers: [['Cache-Control', cacheControl.hashed]] },
  ];
  return rules
    .map((rule) => [rule.path, ...rule.headers.map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/** What a `_headers` file says; lines that say nothing are passed over. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text.split(/\n(?=\/)/).map((block) => {
    const [path = '', ...lines] = block.split('\n');
    const headers = lines.flatMap((line): Header[] => {
      const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    });
    return { path: path.trim(), headers };
  });
}

/** The headers that the rules give to a path. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Header[] {
  return rules
    .filter((rule) =>
      rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
    )
    .flatMap(({ headers }) => headers);
}
