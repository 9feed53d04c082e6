import { Advantages } from '../../../../src/features/home/advantages.tsx';
import { CourseCards } from '../../../../src/features/home/course-cards.tsx';
import { CourseCarousel } from '../../../../src/features/home/course-carousel.tsx';
import { HomeHero } from '../../../../src/features/home/home-hero.tsx';
import { Services } from '../../../../src/features/home/services.tsx';
import { WhyChooseUs } from '../../../../src/features/home/why-choose-us.tsx';
import { ContactBand } from '../../../../src/layout/contact-band.tsx';
import type { PictureData } from '../../../../src/ui/picture.tsx';
import { Section } from '../../../../src/ui/section.tsx';
import { PageFrame } from './page-frame.tsx';
import { pages } from './prepared-pages.ts';

const { academy, home, homePictures, site } = pages;
const cards = home.courses.cards.flatMap((card, index) => {
  const image: PictureData | undefined = homePictures.cards[index];
  return image ? [{ ...card, image }] : [];
});

/** As `src/pages/index.astro`. */
export function HomePage() {
  return (
    <PageFrame path="/">
      <HomeHero hero={home.hero} picture={homePictures.hero} />
      <WhyChooseUs whyUs={home.whyUs} />
      <Section heading={home.courses.heading} text={home.courses.text} tone="sunken">
        <CourseCarousel label={home.courses.heading} {...site.carousel}>
          <CourseCards cards={cards} learnMore={home.courses.learnMore} />
        </CourseCarousel>
      </Section>
      <Advantages advantages={home.advantages} />
      <Services services={home.services} picture={homePictures.services} />
      <ContactBand {...site.contact} academy={academy} />
    </PageFrame>
  );
}
