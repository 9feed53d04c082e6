/** A header's name and value. */
export type Header = readonly [name: string, value: string];

/** How long browsers keep to HTTPS, in seconds: two years. */
const strictTransportSeconds = 63_072_000;

/** What the site never uses, so that nothing on it ever can. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** The headers that every response carries: pages, files, redirects and errors alike. */
export function securityHeaders(policy: string): readonly Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', `max-age=${strictTransportSeconds}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'same-origin'],
    ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // `require-corp` would keep the Worker from finding out that a register's host answers, but not to this site.
    ['Cross-Origin-Embedder-Policy', 'credentialless'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/** Where the builder puts files whose names hold a checksum, so that what a name stands for never changes. */
export const hashedFolder = '/_astro/';

/** `Cache-Control` (RFC 9111, RFC 8246) of such files, and of everything else, which is asked for anew. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;
