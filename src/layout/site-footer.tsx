import { MapPin } from 'lucide-react';
import { Fragment } from 'react';
import type { Content } from '../content/content.ts';
import type { Academy } from '../content/schemas/academy.ts';
import { footerCourseLinks, type PageLink, pageLinks } from '../content/site-pages.ts';
import { Container } from '../ui/section.tsx';
import { SocialIcon } from '../ui/social-networks.tsx';
import { Wordmark } from '../ui/academy-sign.tsx';
import { contactLinks, does, mapLink, numbers, postalAddress } from './contact-links.ts';

/** The footer of every page: the academy, links to other pages, and the contact. */
export function SiteFooter({ content }: { readonly content: Content }) {
  const { academy, site } = content;
  const words = site.footer;
  const profiles = academy.social ?? [];
  const email = contactLinks(academy).filter(({ kind }) => kind === 'email');
  return (
    <footer className="bg-deeper text-on-deep-muted max-lg:text-sm max-lg:wrap-anywhere dark:border-t dark:border-deep-line print:hidden">
      <Container className="flex flex-wrap gap-x-3 gap-y-6 pt-10 pb-4 sm:gap-x-10 md:pt-14 lg:pb-10 xl:gap-x-16 max-lg:[&>nav+nav]:flex-[1_1_10rem]">
        <div className="flex-[2_1_12rem] max-lg:basis-full">
          <Wordmark name={academy.name} className="text-on-deep" />
          <p className="mt-2 max-w-md lg:mt-4">{academy.footer.about}</p>
        </div>
        <FooterLinks heading={words.pages} links={pageLinks('menu', content)} />
        <FooterLinks heading={words.courses.heading} links={footerCourseLinks(content)} />
        <div className="flex-[1_1_14rem] max-sm:basis-full">
          <h2 className="text-lg text-on-deep">{words.contact}</h2>
          <address className="not-italic lg:mt-2 lg:[&_a]:min-h-9">
            <ul className="flex flex-wrap gap-x-6 sm:block">
              {[...numbers(academy), ...email].map((own, index) => (
                <li key={index}>
                  <a href={own.href} className={link}>
                    <span>
                      {does(own, site.contact.ask)}
                      <span translate="no">{own.value}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
            <p className="pt-1">{postalAddress(academy.address).replaceAll('\n', ', ')}</p>
            <p>
              <a href={mapLink(academy)} className={link}>
                <MapPin aria-hidden="true" size={20} className="mr-2" />
                {academy.visit.map}
              </a>
            </p>
          </address>
          <OpeningHours visit={academy.visit} />
        </div>
      </Container>
      <Container className="pb-4 text-sm lg:pb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-deep-line pt-2 lg:pt-4">
          <p className="flex flex-wrap items-center gap-x-6">
            {`© ${academy.footer.copyrightYear} ${academy.name}`}
            {pageLinks('copyright line', content).map(({ label, to }) => (
              <Fragment key={to}>
                {' '}
                <a href={encodeURI(to)} className={link}>
                  {label}
                </a>
              </Fragment>
            ))}
          </p>
          {profiles.length > 0 && (
            <nav aria-label={words.social}>
              <ul className="flex flex-wrap gap-x-4 sm:gap-x-6">
                {profiles.map(({ network, url }) => (
                  <li key={url}>
                    <a
                      href={url}
                      className="inline-flex min-h-11 items-center gap-2 hover:text-marigold"
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

const link =
  'inline-flex min-h-11 items-center underline decoration-deep-line underline-offset-4 hover:text-on-deep hover:decoration-marigold';

interface FooterLinksProps {
  readonly heading: string;
  readonly links: readonly PageLink[];
}

function FooterLinks({ heading, links }: FooterLinksProps) {
  return (
    <nav aria-label={heading}>
      <h2 className="text-lg text-on-deep">{heading}</h2>
      <ul className="lg:mt-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <a
              href={encodeURI(to)}
              className="flex min-h-11 items-center leading-[1.2] hover:text-marigold lg:min-h-9"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The opening hours; nothing if the owner has not given them. */
export function OpeningHours({ visit }: Pick<Academy, 'visit'>) {
  if (!visit.hours) return null;
  return (
    <div>
      <p className="mt-3 text-lg font-semibold text-on-deep">{visit.hoursHeading}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4">
        {visit.hours.map(({ days, time }) => (
          <div key={days} className="contents">
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
