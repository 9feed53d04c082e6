import type { Internship } from '../../content/schemas/internship.ts';
import { Section } from '../../ui/section.tsx';
import { SocialIcon } from '../../ui/social-icon.tsx';

interface LetsBuildProps {
  readonly contact: Internship['contact'];
}

/** The closing words. An icon without an address is a placeholder link: an `a` without `href`. */
export function LetsBuild({ contact }: LetsBuildProps) {
  return (
    <Section heading={contact.heading} text={contact.text} tone="marigold">
      <ul className="mt-6 flex flex-wrap gap-3">
        {(contact.icons ?? []).map(({ network, url }) => (
          <li key={network}>
            <a href={url} className="button button-quiet">
              <SocialIcon network={network} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
