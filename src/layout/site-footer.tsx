import type { Academy } from '../content/schemas/academy.ts';
import type { Site } from '../content/schemas/site.ts';
import { Container } from '../ui/container.tsx';
import { FooterContact } from './footer-contact.tsx';
import { SocialProfiles } from './social-profiles.tsx';
import { Wordmark } from './wordmark.tsx';

interface SiteFooterProps {
  readonly academy: Academy;
  readonly site: Site;
}

/** The foot of every page: who we are, how to reach us, where else to find us. */
export function SiteFooter({ academy, site }: SiteFooterProps) {
  const profiles = academy.social ?? [];
  return (
    <footer className="bg-deeper text-on-deep print:hidden">
      <Container className="grid gap-10 py-14 md:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Wordmark name={academy.name} />
          <p className="mt-4 max-w-md text-on-deep-muted">{academy.footer.about}</p>
        </div>
        <div className="md:max-lg:row-span-2 lg:col-span-4">
          <FooterContact academy={academy} words={site.footer} />
        </div>
        {profiles.length > 0 && <SocialProfiles heading={site.footer.social} profiles={profiles} />}
      </Container>
      <Container className="pb-8 text-sm text-on-deep-muted">
        <p className="border-t border-deep-line pt-6">
          {`© ${academy.footer.copyrightYear} ${academy.name}`}
        </p>
      </Container>
    </footer>
  );
}
