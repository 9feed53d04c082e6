// The folder src/hosting says how the site is served: headers, each page's policy, redirects, media types.
// May import content and the formats of spreadsheets. Knows nothing of what pages show.
// Start with this table of headers; host-files.ts writes it for each host.

/** Headers for a path pattern of Cloudflare Pages: `*` matches anything, and `:name` one segment of a path. */
interface HeaderRule {
  readonly path: string;
  /** A header with the value `null` is removed. */
  readonly headers: Readonly<Record<string, string | null>>;
  /** If true, errors are sent without the headers. With them, a browser would keep a 404 for a year. */
  readonly onlyWhereFound?: true;
}

/**
 * The headers of all hosts. The first rule is for every path, and each other rule adds to it. A page's own policy is
 * in its `meta` element: see page-policy.ts.
 *
 * @param registerHosts the sources from which the register's Worker may fetch, besides the site itself
 */
export function headerRules(registerHosts: readonly string[]): readonly HeaderRule[] {
  const connect = ["connect-src 'self'", ...registerHosts].join(' ');
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': "frame-ancestors 'none'",
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'same-origin',
        'Permissions-Policy':
          'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        // A `no-cors` request shows whether a host refuses this site or is down. `require-corp` would block the answer.
        'Cross-Origin-Embedder-Policy': 'credentialless',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    {
      // A Worker has no page, so its policy comes from the headers of its script.
      path: '/*.js',
      headers: {
        'Content-Security-Policy': `default-src 'none'; script-src 'self'; ${connect}; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
    },
    {
      // File names contain a checksum, so a file never changes. Only pages need a `Permissions-Policy`.
      path: '/_astro/*',
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Permissions-Policy': null,
      },
      onlyWhereFound: true,
    },
    {
      // No host may change a byte, since the validator compares each file with the checksum in its name.
      path: '/sealed/:edition/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable, no-transform' },
      onlyWhereFound: true,
    },
    {
      // If the register's file is opened as a page, it can do nothing on the site's origin, whatever its content.
      path: '/register/*',
      headers: { 'Content-Security-Policy': 'sandbox', 'X-Robots-Tag': 'noindex' },
    },
    // Search engines must not list a published desk.
    { path: '/desk', headers: { 'X-Robots-Tag': 'noindex' } },
    { path: '/desk/*', headers: { 'X-Robots-Tag': 'noindex' } },
  ];
}

/** The text of `_headers`, which Cloudflare Pages and `npm start` read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(headerLine)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

function headerLine([name, value]: readonly [string, string | null]): string {
  return value === null ? `  ! ${name}` : `  ${name}: ${value}`;
}

/** Parses the text of `_headers` as Cloudflare Pages does. A header after `!` is removed; `#` begins a comment. */
export function parseHeadersFile(text: string): ParsedRule[] {
  return text
    .replaceAll(/^\s*#.*\n/gm, '')
    .split(/\n(?=\/)/)
    .map((block) => {
      const [path = ''] = block.split('\n');
      const lines = [...block.matchAll(/^[ \t]+(?:! )?([\w-]+)(?::[ \t]*(.*?))?[ \t]*$/gm)];
      const headers = lines.map(([, name = '', value]) => ({ name, value }));
      return { path: new RegExp(`^${pathPattern(path)}$`), headers };
    });
}

interface ParsedRule {
  readonly path: RegExp;
  /** The rule's headers; a header without a value is removed. */
  readonly headers: readonly { readonly name: string; readonly value: string | undefined }[];
}

/** The headers of a path. The values of several rules are joined, as on Cloudflare Pages. */
export function headersFor(path: string, rules: readonly ParsedRule[]): Headers {
  const headers = new Headers();
  const matching = rules.filter((rule) => rule.path.test(path));
  for (const { name, value } of matching.flatMap((rule) => rule.headers)) {
    if (value === undefined) headers.delete(name);
    else headers.append(name, value);
  }
  return headers;
}

/** The rules as two texts for nginx: `map` blocks for `http`, and `add_header` lines for `server`. */
export function nginxHeaders(rules: readonly HeaderRule[]): { maps: string; headers: string } {
  const all = headersByName(rules);
  const variable = (name: string) => `$academy_${name.toLowerCase().replaceAll('-', '_')}`;
  const map = ({ name, everywhere, some }: HeaderByName) => {
    const cases = some.map(({ pattern, value, onlyWhereFound }) => {
      const status = onlyWhereFound ? foundStatus : String.raw`\d+`;
      return `    "~^${status}${pattern}$" "${value}";\n`;
    });
    return `map "$status$uri" ${variable(name)} {\n    default "${everywhere}";\n${cases.join('')}}\n`;
  };
  const value = ({ name, everywhere, some }: HeaderByName) =>
    some.length > 0 ? variable(name) : `"${everywhere}"`;
  return {
    maps: all
      .filter(({ some }) => some.length > 0)
      .map(map)
      .join(''),
    headers: all.map((one) => `add_header ${one.name} ${value(one)} always;\n`).join(''),
  };
}

/** The rules as lines of Apache's `.htaccess` (mod_headers). */
export function apacheHeaders(rules: readonly HeaderRule[]): string {
  return headersByName(rules)
    .flatMap(({ name, everywhere, some }) => [
      ...(everywhere === '' ? [] : [`Header always set ${name} "${everywhere}"\n`]),
      ...some.map(({ pattern, value, onlyWhereFound }) => {
        const found = onlyWhereFound ? ` && %{REQUEST_STATUS} =~ m#^${foundStatus}$#` : '';
        const change = value === '' ? `unset ${name}` : `set ${name} "${value}"`;
        return `Header always ${change} "expr=%{REQUEST_URI} =~ m#^${pattern}$#${found}"\n`;
      }),
    ])
    .join('');
}

/** What Apache may have added to a path to find its file, which may be packed. nginx adds only `.html`. */
const fileEnding = String.raw`(\.html)?(\.(gz|br))?`;

const foundStatus = '(200|206|304)';

interface HeaderByName {
  readonly name: string;
  /** Empty if only some paths have the header. */
  readonly everywhere: string;
  readonly some: readonly {
    /** Matches the whole path. For a page, nginx and Apache match the path of its file, such as `/about.html`. */
    readonly pattern: string;
    /** The first rule's value and this rule's own, joined by a comma. Empty if the rule removes the header. */
    readonly value: string;
    readonly onlyWhereFound: boolean;
  }[];
}

/** The rules grouped by header, for nginx and Apache. Neither sets `Cache-Control`, so `no-cache` is added. */
function headersByName([all, ...others]: readonly HeaderRule[]): HeaderByName[] {
  const everywhere: HeaderRule['headers'] = {
    ...all?.headers,
    'Cache-Control': 'no-cache',
  };
  const names = new Set([
    ...Object.keys(everywhere),
    ...others.flatMap(({ headers }) => Object.keys(headers)),
  ]);
  return [...names].map((name) => ({
    name,
    everywhere: everywhere[name] ?? '',
    some: others.flatMap(({ path, headers, onlyWhereFound = false }) => {
      const own = headers[name];
      if (own === undefined) return [];
      const joined = [all?.headers[name], own].filter((part) => part !== undefined).join(', ');
      const value = own === null ? '' : joined;
      return [{ pattern: `${pathPattern(path)}${fileEnding}`, value, onlyWhereFound }];
    }),
  }));
}

function pathPattern(path: string): string {
  return path
    .replaceAll(/[.+?()[\]{}|^$\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll(/:\w+/g, '[^/]+');
}
