import type { AboutSection } from '../../content/schemas/about.ts';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section.tsx';

interface AboutSectionBodyProps {
  readonly section: AboutSection;
  readonly pictures: ReadonlyMap<string, PictureData>;
}

/** A section's heading, its paragraphs, and the picture and points that some have. */
export function AboutSectionBody({ section, pictures }: AboutSectionBodyProps) {
  const picture = section.picture === undefined ? undefined : pictures.get(section.picture);
  return (
    <>
      <SectionHeading heading={section.heading} />
      <div className="mt-5 max-w-2xl space-y-4">
        {section.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 72rem) 52rem, (min-width: 64rem) 70vw, 92vw"
          className="mt-8 aspect-16/9 w-full rounded-lg object-cover"
        />
      )}
      {section.cards && <Points cards={section.cards} />}
    </>
  );
}

function Points({ cards }: { readonly cards: NonNullable<AboutSection['cards']> }) {
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-3">
      {cards.map(({ title, text }) => (
        <div key={title} className="border-t-2 border-marigold pt-4">
          <dt className="font-display text-lg font-bold">{title}</dt>
          <dd className="mt-1 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
