import type { Internship } from '../../content/schemas/internship.ts';
import { Container } from '../../ui/container.tsx';
import { Points } from '../../ui/points.tsx';
import { SectionHeading } from '../../ui/section.tsx';

interface InternshipIntroProps {
  readonly internship: Pick<Internship, 'about' | 'overview'>;
}

/** About the academy, then what the internship is, step by step. */
export function InternshipIntro({ internship: { about, overview } }: InternshipIntroProps) {
  return (
    <>
      <section className="py-14 md:py-20">
        <Container className="grid gap-8 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <SectionHeading heading={about.heading} />
          </div>
          <Paragraphs text={about.text} />
        </Container>
      </section>
      <section className="bg-sunken py-14 md:py-20">
        <Container>
          <div className="grid gap-8 lg:grid-cols-12">
            <div className="lg:col-span-4">
              <SectionHeading heading={overview.heading} />
            </div>
            <Paragraphs text={overview.text} />
          </div>
          <div className="mt-10">
            <Points points={overview.points} columns="sm:grid-cols-2 lg:grid-cols-4" />
          </div>
        </Container>
      </section>
    </>
  );
}

function Paragraphs({ text }: { readonly text: readonly string[] }) {
  return (
    <div className="max-w-2xl space-y-4 lg:col-span-8">
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
