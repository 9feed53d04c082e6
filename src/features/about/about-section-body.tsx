import type { AboutSection } from '../../content/schemas/about.ts';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Points } from '../../ui/points.tsx';
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
          sizes="(min-width: 84rem) 56rem, (min-width: 64rem) 70vw, 92vw"
          className="mt-8 aspect-3/2 w-full rounded-lg object-cover"
        />
      )}
      {section.cards && (
        <div className="mt-8">
          <Points points={section.cards} columns="md:grid-cols-3" />
        </div>
      )}
    </>
  );
}
