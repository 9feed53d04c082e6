import type { Academy } from '../content/schemas/academy.ts';
import { SocialIcon } from '../ui/social-icon.tsx';

interface SocialProfilesProps {
  readonly heading: string;
  readonly profiles: NonNullable<Academy['social']>;
}

/** Where else the academy is to be found, each network with its own sign. */
export function SocialProfiles({ heading, profiles }: SocialProfilesProps) {
  return (
    <div className="lg:col-span-3">
      <h2 className="text-lg">{heading}</h2>
      <ul className="mt-3">
        {profiles.map(({ network, url }) => (
          <li key={url}>
            <a href={url} className={socialLink}>
              <SocialIcon network={network} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const socialLink = 'inline-flex min-h-11 items-center gap-3 text-on-deep-muted hover:text-marigold';
