import { BadgeCheck, MapPin } from 'lucide-react';
import type { Content } from '../content/content.ts';
import { footerCourseLinks, type PageLink, pageLinks } from '../content/site-pages.ts';
import { Link } from '../ui/link.tsx';
import { Container } from '../ui/section.tsx';
import { SocialIcon } from '../ui/social-networks.tsx';
import { Wordmark } from './academy-mark.tsx';
import { contactWays, mapLink, numbers, postalAddress, printed } from './contact-ways.ts';
import { OpeningHours } from './contact.tsx';

/** The foot of every page: who we are, where one can go from here, how to reach us. */
export function SiteFooter({ content }: { readonly content: Content }) {
  const { academy, site } = content;
  const words = site.footer;
  const profiles = academy.social ?? [];
  const labels = { ...words, whatsapp: 'WhatsApp' };
  const email = contactWays(academy).filter(({ kind }) => kind === 'email');
  return (
    <footer
      // The first paint does not wait for it: it is laid out once it is near, until when it counts as this high at most.
      className="bg-deeper text-on-deep-muted [contain-intrinsic-height:auto_94rem] [content-visibility:auto] max-lg:wrap-anywhere lg:[contain-intrinsic-height:auto_34rem] print:hidden"
    >
      <Container className="grid gap-x-6 gap-y-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.2fr_auto_auto_1fr] lg:gap-x-10 xl:gap-x-16">
        <div className="sm:max-lg:col-span-2">
          <Wordmark name={academy.name} className="text-on-deep" />
          <p className="mt-4 max-w-md">{academy.footer.about}</p>
          <p className="mt-6">
            <Link to={words.certificate.to} look="outline">
              <BadgeCheck aria-hidden="true" size={20} />
              {words.certificate.text}
            </Link>
          </p>
        </div>
        <FooterLinks heading={words.pages} links={pageLinks('menu', content)} />
        <FooterLinks heading={words.courses.heading} links={footerCourseLinks(content)} />
        <div className="sm:max-lg:col-span-2">
          <h2 className="text-lg text-on-deep">{words.contact}</h2>
          <address className="mt-2 not-italic lg:[&_a]:min-h-9">
            {[...email, ...numbers(academy)].map((way, index) => (
              <p key={index}>
                <a href={way.href} aria-label={`${labels[way.kind]} ${way.value}`} className={link}>
                  {printed(way)}
                </a>
              </p>
            ))}
            <p className="pt-2 whitespace-pre-line">{postalAddress(academy.address)}</p>
            <p>
              <a href={mapLink(academy)} className={link}>
                <MapPin aria-hidden="true" size={20} className="mr-2" />
                {academy.visit.map}
              </a>
            </p>
          </address>
          <OpeningHours visit={academy.visit} heading="mt-3 text-lg text-on-deep" />
        </div>
      </Container>
      <Container className="pb-8 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-deep-line pt-4">
          <p className="flex flex-wrap items-center gap-x-6">
            {`© ${academy.footer.copyrightYear} ${academy.name}`}
            {pageLinks('copyright line', content).map(({ label, to }) => (
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

const link =
  'inline-flex min-h-11 items-center underline decoration-deep-line underline-offset-4 hover:text-on-deep hover:decoration-marigold';

interface FooterLinksProps {
  readonly heading: string;
  readonly links: readonly PageLink[];
}

/** Some of the site's pages, under a heading. */
function FooterLinks({ heading, links }: FooterLinksProps) {
  return (
    <nav aria-label={heading} className="group">
      <h2 className="text-lg text-on-deep">{heading}</h2>
      <ul className="mt-2 max-sm:group-first-of-type:columns-2 max-[20rem]:columns-1!">
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
