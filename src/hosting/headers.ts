import { pathPattern } from './header-rules.ts';

/** Headers for the paths that a pattern of Cloudflare Pages matches: `*` stands for anything, `:name` for one step. */
interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether an error page under such a path goes without, since what is missing today may be there tomorrow. */
  readonly onlyWhereFound?: true;
}

/**
 * The headers of all hosts: the first rule is for every path, the others add to it. What a page itself may load and run is
 * in its `meta` element: see page-policy.ts.
 *
 * @param registerHosts the sources beyond the site itself that the register's Worker may ask
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
        // `require-corp` would keep the register's Worker from finding out that a host answers, but not to this site.
        'Cross-Origin-Embedder-Policy': 'credentialless',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    {
      // A Worker has no page, so its policy is that of its script.
      path: '/*.js',
      headers: {
        'Content-Security-Policy': `default-src 'none'; script-src 'self'; ${connect}; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
    },
    {
      // Names hold a checksum, so what a name stands for never changes.
      path: '/_astro/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      onlyWhereFound: true,
    },
    {
      // The same for the sealed register's folders; their checksums are compared, so no host may change a byte.
      path: '/sealed/:edition/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable, no-transform' },
      onlyWhereFound: true,
    },
    {
      // Opened as a page, the register's file can do nothing on the site's origin, whatever it holds.
      path: '/register/*',
      headers: { 'Content-Security-Policy': 'sandbox', 'X-Robots-Tag': 'noindex' },
    },
    // The desk, where it is published. Its policy is in its pages.
    { path: '/desk', headers: { 'X-Robots-Tag': 'noindex' } },
    { path: '/desk/*', headers: { 'X-Robots-Tag': 'noindex' } },
  ];
}

/** `_headers`, which Cloudflare Pages and `npm start` read. Both say by themselves how long all other files are kept. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/** The two parts of nginx's configuration that say the same: maps, for `http`, and `add_header`, for `server`. */
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

/** The same for Apache's `.htaccess` (mod_headers). */
export function apacheHeaders(rules: readonly HeaderRule[]): string {
  return headersByName(rules)
    .flatMap(({ name, everywhere, some }) => [
      ...(everywhere === '' ? [] : [`Header always set ${name} "${everywhere}"\n`]),
      ...some.map(({ pattern, value, onlyWhereFound }) => {
        const found = onlyWhereFound ? ` && %{REQUEST_STATUS} =~ m#^${foundStatus}$#` : '';
        return `Header always set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#^${pattern}$#${found}"\n`;
      }),
    ])
    .join('');
}

const foundStatus = '(200|206|304)';

/** One header, with what it says everywhere and on some paths. */
interface HeaderByName {
  readonly name: string;
  /** Empty where only some paths have it. */
  readonly everywhere: string;
  readonly some: readonly {
    /** A regular expression for the whole path; both hosts see that of a page's file. */
    readonly pattern: string;
    /** What several rules say of one header is joined, as Cloudflare Pages does. */
    readonly value: string;
    readonly onlyWhereFound: boolean;
  }[];
}

/** Each header once. nginx and Apache, unlike the other hosts, must also be told that browsers ask again for a file. */
function headersByName([all, ...others]: readonly HeaderRule[]): HeaderByName[] {
  const everywhere: Readonly<Record<string, string>> = {
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
      return [{ pattern: `${pathPattern(path)}(\\.html)?`, value: joined, onlyWhereFound }];
    }),
  }));
}
