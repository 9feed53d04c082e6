/** A header's name and value. */
export type Header = readonly [name: string, value: string];

/** How long browsers keep to HTTPS, in seconds: two years. */
const strictTransportSeconds = 63_072_000;

/** What could watch, locate or bill a visitor. The site never uses it, so that nothing on it ever can. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers of a response: of pages, redirects and errors alike, and of all files in which a script could run.
 * A server that can tell files apart sends an inert one without those that `documentHeaders` names.
 */
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

/**
 * What means something only to a page, a Worker or whatever else a script could run in. A picture, a font or a
 * style would carry a kilobyte of it for nothing, since nginx compresses no header. See `isInert`.
 */
export const documentHeaders: readonly string[] = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Embedder-Policy',
];

/** Where the builder puts files whose names hold a checksum, so that what a name stands for never changes. */
export const hashedFolder = '/_astro/';

/**
 * `Cache-Control` (RFC 9111, RFC 8246) of such files, of the sealed register's, whose folder names what they hold,
 * and of everything else, which is revalidated.
 */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  // Byte for byte, since their checksums are taken.
  sealed: 'public, max-age=31536000, immutable, no-transform',
  other: 'no-cache',
} as const;
