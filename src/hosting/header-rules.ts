/** Headers, each a name and a value, for all paths that match. */
interface HeaderRule {
  readonly path: RegExp;
  readonly headers: [name: string, value: string][];
}

/**
 * Parses a file `_headers` as Cloudflare Pages does: a path, in which `*` stands for anything and `:name` for one step, with
 * its headers indented below it. Lines that begin with `#` are comments.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .replaceAll(/^\s*#.*\n/gm, '')
    .split(/\n(?=\/)/)
    .map((block) => {
      const [path = ''] = block.split('\n');
      const lines = [...block.matchAll(/^[ \t]+([\w-]+):[ \t]*(.*?)[ \t]*$/gm)];
      const headers = lines.map(([, name = '', value = '']): [string, string] => [name, value]);
      return { path: new RegExp(`^${pathPattern(path)}$`), headers };
    });
}

/** The regular expression for a path in which `*` stands for anything and `:name` for one step. */
export function pathPattern(path: string): string {
  return path
    .replaceAll(/[.+?()[\]{}|^$\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll(/:\w+/g, '[^/]+');
}

/** The headers that the rules give to a path. Several values of a header are joined, as Cloudflare Pages does. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Headers {
  return new Headers(rules.flatMap((rule) => (rule.path.test(path) ? rule.headers : [])));
}
