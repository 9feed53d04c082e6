import type { Academy } from '../content/schemas/academy.ts';
import { SocialIcon } from '../ui/social-icon.tsx';

interface SocialProfilesProps {
  readonly label: string;
  readonly profiles: NonNullable<Academy['social']>;
}

/** Where else the academy is to be found, each network with its own sign. */
export function SocialProfiles({ label, profiles }: SocialProfilesProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6">
        {profiles.map(({ network, url }) => (
          <li key={url}>
            <a href={url} className="inline-flex min-h-11 items-center gap-2.5 hover:text-marigold">
              <SocialIcon network={network} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
