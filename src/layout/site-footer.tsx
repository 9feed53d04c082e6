import { BadgeCheck } from 'lucide-react';
import type { Academy } from '../content/schemas/academy.ts';
import type { Site } from '../content/schemas/site.ts';
import type { PageLink } from '../content/site-pages.ts';
import { Container } from '../ui/container.tsx';
import { FooterContact } from './footer-contact.tsx';
import { FooterLinks } from './footer-links.tsx';
import { SocialProfiles } from './social-profiles.tsx';
import { Wordmark } from './wordmark.tsx';

interface SiteFooterProps {
  readonly academy: Academy;
  readonly words: Site['footer'];
  readonly menu: readonly PageLink[];
  /** The courses that many visitors look for. */
  readonly courses: readonly PageLink[];
  /** The pages in the line of the copyright. */
  readonly besideCopyright: readonly PageLink[];
}

/** The foot of every page: who we are, where one can go from here, how to reach us. */
export function SiteFooter({ academy, words, menu, courses, besideCopyright }: SiteFooterProps) {
  const profiles = academy.social ?? [];
  return (
    <footer className="bg-deeper text-on-deep-muted max-lg:wrap-anywhere print:hidden">
      <Container className="grid grid-cols-2 gap-x-6 gap-y-10 py-14 lg:grid-cols-[1.5fr_0.7fr_1.2fr_1.4fr] lg:gap-x-10">
        <div className="col-span-2 lg:col-span-1">
          <div className="text-on-deep">
            <Wordmark name={academy.name} />
          </div>
          <p className="mt-4 max-w-md">{academy.footer.about}</p>
          <a href={words.certificate.to} className={certificateLink}>
            <BadgeCheck aria-hidden="true" size={20} />
            {words.certificate.text}
          </a>
        </div>
        <FooterLinks id="footer-pages" heading={words.pages} links={menu} />
        <FooterLinks id="footer-courses" heading={words.courses.heading} links={courses} />
        <div className="col-span-2 lg:col-span-1">
          <FooterContact academy={academy} words={words} />
        </div>
      </Container>
      <Container className="pb-8 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-deep-line pt-4">
          <p className="flex flex-wrap items-center gap-x-6">
            {`© ${academy.footer.copyrightYear} ${academy.name}`}
            {besideCopyright.map(({ label, to }) => (
              <a key={to} href={encodeURI(to)} className={copyrightLink}>
                {label}
              </a>
            ))}
          </p>
          {profiles.length > 0 && <SocialProfiles label={words.social} profiles={profiles} />}
        </div>
      </Container>
    </footer>
  );
}

const certificateLink = 'button mt-6 border border-deep-line text-on-deep hover:border-marigold';

const copyrightLink =
  'inline-flex min-h-11 items-center underline decoration-deep-line underline-offset-4 hover:text-on-deep hover:decoration-marigold';
