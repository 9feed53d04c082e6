import { AboutSections } from '../../../../src/features/about/about-sections.tsx';
import { Testimonials } from '../../../../src/features/about/testimonials.tsx';
import { ContactBand } from '../../../../src/layout/contact-band.tsx';
import { PageHero } from '../../../../src/ui/page-hero.tsx';
import { PageFrame } from './page-frame.tsx';
import { pages } from './prepared-pages.ts';

const { about, aboutHero, aboutPictures, academy, site } = pages;
const pictures = new Map(aboutPictures);

/** As `src/pages/about.astro`. */
export function AboutPage() {
  return (
    <PageFrame path="/about">
      <PageHero headline={about.hero.headline} text={about.hero.text} picture={aboutHero} />
      <AboutSections about={about} pictures={pictures} />
      <Testimonials testimonials={about.testimonials} />
      <ContactBand {...site.contact} academy={academy} />
    </PageFrame>
  );
}
