import type { Academy } from '../../content/schemas/academy.ts';
import type { Internship } from '../../content/schemas/internship.ts';
import { ContactBand } from '../../layout/contact-band.tsx';
import { SocialIcon } from '../../ui/social-icon.tsx';

interface LetsBuildProps {
  readonly contact: Internship['contact'];
  readonly academy: Academy;
}

/** The closing words and how to answer them. An icon without an address is a placeholder link: an `a` without `href`. */
export function LetsBuild({ contact, academy }: LetsBuildProps) {
  const { icons, ...words } = contact;
  return (
    <ContactBand {...words} academy={academy}>
      <ul className="mt-6 flex flex-wrap gap-3">
        {(icons ?? []).map(({ network, url }) => (
          <li key={network}>
            <a href={url} className="button button-quiet">
              <SocialIcon network={network} />
            </a>
          </li>
        ))}
      </ul>
    </ContactBand>
  );
}
