import type { About } from '../../content/schemas/about.ts';
import { Container } from '../../ui/section.tsx';
import { Commitment, LookingAhead, Mission, Vision } from './aim-sections.tsx';
import { Growth, History, Partnerships } from './growth-sections.tsx';
import { type Counts, Overview } from './overview-section.tsx';
import { Questions } from './questions.tsx';
import { CustomizedTraining, Innovation, WhoWeAre } from './training-sections.tsx';

interface AboutSectionsProps {
  readonly about: Pick<About, 'sections' | 'questions'>;
  readonly counts: Counts;
}

/** The eleven sections in their order, each in a form of its own; after the first, what students ask. Its heading is the largest. */
export function AboutSections({ about: { sections, questions }, counts }: AboutSectionsProps) {
  return (
    <>
      <Overview section={sections['company-overview']} counts={counts} />
      <div className="[&_h2]:break-after-avoid md:[&_h2]:text-2xl">
        <Questions questions={questions} />
        <Vision section={sections['our-vision']} />
        <Mission section={sections['our-mission']} />
        <CustomizedTraining section={sections['customized-training']} />
        <WhoWeAre section={sections['who-we-are']} />
        <History section={sections.history} />
        <div className="bg-sunken py-10 md:py-20">
          <Container className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-20">
            <Growth section={sections['growth-expansion']} />
            <Partnerships section={sections.partnerships} />
          </Container>
        </div>
        <Innovation section={sections.innovation} />
        <Commitment section={sections.commitment} />
        <LookingAhead section={sections['looking-ahead']} />
      </div>
    </>
  );
}
