import { Icon } from 'lucide-react';
import { socialNetwork } from './social-networks.ts';

interface SocialIconProps {
  /** As the content names it, such as `instagram`. */
  readonly network: string;
}

/** A network's own sign and its name, for the link around them. */
export function SocialIcon({ network }: SocialIconProps) {
  const { name, strokes } = socialNetwork(network);
  return (
    <>
      <Icon
        iconNode={strokes.map((d, key) => ['path', { d, key: String(key) }])}
        aria-hidden="true"
      />
      {name}
    </>
  );
}
