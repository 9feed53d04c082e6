/** A header's name and value. */
export type Header = readonly [name: string, value: string];

/** Headers for all paths that match. */
export interface HeaderRule {
  readonly path: RegExp;
  readonly headers: readonly Header[];
}

/**
 * The rules of a file `_headers`, as Cloudflare Pages reads it: a path, in which `*` stands for anything and `:name` for
 * one step, and below it, indented, its headers. Lines that begin with `#` are comments.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .replaceAll(/^\s*#.*\n/gm, '')
    .split(/\n(?=\/)/)
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      const headers = lines.flatMap((line): Header[] => {
        const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
        return name === undefined || value === undefined ? [] : [[name, value]];
      });
      const pattern = path
        .replaceAll(/[.+?()[\]{}|^$\\]/g, String.raw`\$&`)
        .replaceAll('*', '.*')
        .replaceAll(/:\w+/g, '[^/]+');
      return { path: new RegExp(`^${pattern}$`), headers };
    });
}

/** The headers that the rules give to a path. What several rules say of one header is joined, as Cloudflare Pages does. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Header[] {
  const joined = new Map<string, string>();
  for (const [name, value] of rules.flatMap((rule) => (rule.path.test(path) ? rule.headers : []))) {
    const former = joined.get(name);
    joined.set(name, former === undefined ? value : `${former}, ${value}`);
  }
  return [...joined];
}
