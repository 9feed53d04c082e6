import { CareCenter } from '../../../../src/features/internship/care-center.tsx';
import { CareerCourses } from '../../../../src/features/internship/career-courses.tsx';
import { Eligibility } from '../../../../src/features/internship/eligibility.tsx';
import { InternshipIntro } from '../../../../src/features/internship/internship-intro.tsx';
import { LetsBuild } from '../../../../src/features/internship/lets-build.tsx';
import { ProgramDetails } from '../../../../src/features/internship/program-details.tsx';
import { PageHero } from '../../../../src/ui/page-hero.tsx';
import { PageFrame } from './page-frame.tsx';
import { pages } from './prepared-pages.ts';

const { academy, internship, internshipHero, internshipCare } = pages;

/** As `src/pages/internShips.astro`. */
export function InternshipPage() {
  const { hero } = internship;
  return (
    <PageFrame path="/internShips">
      <PageHero headline={hero.headline} text={hero.text} picture={internshipHero} />
      <InternshipIntro internship={internship} />
      <Eligibility eligibility={internship.eligibility} />
      <ProgramDetails details={internship.details} />
      <CareCenter
        careCenter={internship.careCenter}
        phones={academy.phones}
        picture={internshipCare}
      />
      <CareerCourses careerCourses={internship.careerCourses} />
      <LetsBuild contact={internship.contact} />
    </PageFrame>
  );
}
