import { BadgeCheck, MapPin } from 'lucide-react';
import type { Academy } from '../content/schemas/academy.ts';
import type { Site } from '../content/schemas/site.ts';
import type { PageLink } from '../content/site-pages.ts';
import { Container } from '../ui/section.tsx';
import { SocialIcon } from '../ui/social-networks.tsx';
import { Wordmark } from './academy-mark.tsx';
import { contactWays, mapLink, telephoneLink } from './contact-ways.ts';
import { OpeningHours, PostalAddress } from './contact.tsx';

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
      <Container className="grid gap-x-6 gap-y-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.2fr_auto_auto_1fr] lg:gap-x-10 xl:gap-x-16">
        <div className="sm:max-lg:col-span-2">
          <div className="text-on-deep">
            <Wordmark name={academy.name} />
          </div>
          <p className="mt-4 max-w-md">{academy.footer.about}</p>
          <a href={words.certificate.to} className={certificateLink}>
            <BadgeCheck aria-hidden="true" size={20} />
            {words.certificate.text}
          </a>
        </div>
        <FooterLinks
          id="footer-pages"
          heading={words.pages}
          links={menu}
          list="max-sm:columns-2 max-[20rem]:columns-1"
        />
        <FooterLinks id="footer-courses" heading={words.courses.heading} links={courses} />
        <div className="sm:max-lg:col-span-2">
          <FooterContact academy={academy} words={words} />
        </div>
      </Container>
      <Container className="pb-8 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-deep-line pt-4">
          <p className="flex flex-wrap items-center gap-x-6">
            {`© ${academy.footer.copyrightYear} ${academy.name}`}
            {besideCopyright.map(({ label, to }) => (
              <a key={to} href={encodeURI(to)} className={link}>
                {label}
              </a>
            ))}
          </p>
          {profiles.length > 0 && (
            <nav aria-label={words.social}>
              <ul className="flex flex-wrap gap-x-6">
                {profiles.map(({ network, url }) => (
                  <li key={url}>
                    <a
                      href={url}
                      className="inline-flex min-h-11 items-center gap-2.5 hover:text-marigold"
                    >
                      <SocialIcon network={network} />
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </Container>
    </footer>
  );
}

const certificateLink =
  'button mt-6 border border-on-deep-muted text-on-deep hover:border-marigold';

const link =
  'inline-flex min-h-11 items-center underline decoration-deep-line underline-offset-4 hover:text-on-deep hover:decoration-marigold';

interface FooterLinksProps {
  /** Of the heading, which names the list for a screen reader. */
  readonly id: string;
  readonly heading: string;
  readonly links: readonly PageLink[];
  readonly list?: string;
}

/** Some of the site's pages, under a heading. */
function FooterLinks({ id, heading, links, list = '' }: FooterLinksProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-lg text-on-deep">
        {heading}
      </h2>
      <ul className={`mt-2 ${list}`}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a
              href={encodeURI(to)}
              className="flex min-h-11 items-center hover:text-marigold lg:min-h-9"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FooterContactProps {
  readonly academy: Academy;
  readonly words: Pick<Site['footer'], 'contact' | 'phone' | 'email'>;
}

/** E-mail, telephones (WhatsApp where there is none) and address, each as a link where a device can act on it; and when one can come. */
export function FooterContact({ academy, words }: FooterContactProps) {
  const { email, phones = [], address, visit } = academy;
  const [main] = contactWays(academy);
  return (
    <>
      <h2 className="text-lg text-on-deep">{words.contact}</h2>
      <address className="mt-2 not-italic lg:[&_a]:min-h-9">
        {email !== undefined && (
          <p>
            <a href={`mailto:${email}`} aria-label={`${words.email} ${email}`} className={link}>
              {email}
            </a>
          </p>
        )}
        {phones.length === 0 && main.kind === 'whatsapp' && (
          <p>
            <a href={main.href} className={link}>
              {`WhatsApp ${main.value}`}
            </a>
          </p>
        )}
        {phones.map((phone, index) => (
          <p key={index}>
            <a href={telephoneLink(phone)} aria-label={`${words.phone} ${phone}`} className={link}>
              {phone}
            </a>
          </p>
        ))}
        <p className="pt-2">
          <PostalAddress address={address} />
        </p>
        <p>
          <a href={mapLink(academy)} className={link}>
            <MapPin aria-hidden="true" size={20} className="mr-2" />
            {visit.map}
          </a>
        </p>
      </address>
      {visit.hours && (
        <>
          <p className="mt-3 text-lg font-semibold text-on-deep">{visit.hoursHeading}</p>
          <OpeningHours hours={visit.hours} />
        </>
      )}
    </>
  );
}
