import { Icon } from 'lucide-react';

/** The sign and name of a network. The content may spell the name in another way, such as `instagram`. */
export function SocialIcon({ network }: { readonly network: string }) {
  const [name, d] = socialNetwork(network);
  return (
    <>
      <Icon iconNode={[['path', { d, key: name }]]} aria-hidden="true" />
      {name}
    </>
  );
}

/** A network's name in its own spelling, and the outline of its sign. Unknown networks get Lucide's sign "link". */
export function socialNetwork(written: string): readonly [name: string, sign: string] {
  const known = networks.find(([name]) => name.toLowerCase() === written.toLowerCase());
  return known ?? [written, link];
}

const link =
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71';

/** Outlines in a square of 24 units, for strokes of 2 units. Lucide no longer has the icons of brands. */
const networks = [
  [
    'Instagram',
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM17.5 6.5h.01',
  ],
  ['Facebook', 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z'],
  [
    'LinkedIn',
    'M10 9h4v1.5a5 5 0 0 1 8 4V21h-4v-6a2 2 0 0 0-4 0v6h-4zM2 9h4v12H2zM4 2a2 2 0 1 1 0 4a2 2 0 1 1 0-4z',
  ],
  ['YouTube', 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM10 9v6l5-3z'],
  ['X', 'M4 4l12 16h4L8 4zM4 20l6.8-6.8M13.2 10.8L20 4'],
  [
    'WhatsApp',
    'M3 21l1.6-3.9a9 9 0 1 1 3.4 2.9zM9 9a1 1 0 0 1 1-1v2a5 5 0 0 0 4 4h2a1 1 0 0 1-1 1h-1a5 5 0 0 1-5-5z',
  ],
  ['Telegram', 'M21 4L3 11l5 2.5l2 6l3-3.5l5 4zM8 13.5L21 4'],
] as const;
