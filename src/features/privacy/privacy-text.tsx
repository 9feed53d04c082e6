import { Container } from '../../ui/section.tsx';
import type { PrivacySection } from './privacy-sections.ts';

/** Each heading, with its text beside it where there is room. */
export function PrivacyText({ sections }: { readonly sections: readonly PrivacySection[] }) {
  return (
    <Container className="space-y-10 py-10 lg:space-y-16 lg:py-20">
      {sections.map(({ heading, paragraphs, points = [] }) => (
        <section key={heading} className="grid gap-x-12 gap-y-3 lg:grid-cols-12">
          <h2 className="text-2xl lg:col-span-4">{heading}</h2>
          <div className="max-w-2xl space-y-4 lg:col-span-8">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="wrap-anywhere">
                {paragraph}
              </p>
            ))}
            {points.length > 0 && <PrivacyPoints points={points} />}
          </div>
        </section>
      ))}
    </Container>
  );
}

function PrivacyPoints({ points }: Required<Pick<PrivacySection, 'points'>>) {
  return (
    <dl className="grid gap-x-8 gap-y-5 pt-2 sm:grid-cols-2">
      {points.map(({ title, text }) => (
        <div key={title} className="break-inside-avoid">
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
