import type { ReactNode } from 'react';
import type { AboutSection } from '../../content/schemas/about.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';

interface AboutSectionBodyProps {
  readonly section: AboutSection;
  readonly pictures: ReadonlyMap<string, PictureData>;
  /** What the section holds beside its text. */
  readonly children?: ReactNode;
}

/** A section's heading and its paragraphs; and what some have: a picture, more that a phone folds away, a link. */
export function AboutSectionBody({ section, pictures, children }: AboutSectionBodyProps) {
  const { heading, text, link, fold } = section;
  const shown = fold === undefined ? text : text.slice(0, 1);
  const picture = section.picture === undefined ? undefined : pictures.get(section.picture);
  return (
    <>
      <h2 className="max-w-2xl text-2xl">{heading}</h2>
      <div className="mt-3 max-w-2xl space-y-3">
        {shown.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {fold === undefined ? (
        children
      ) : (
        <Fold label={fold}>
          <div className="max-w-2xl space-y-3 md:mt-3">
            {text.slice(1).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {children}
        </Fold>
      )}
      {link && (
        <p className="mt-3">
          <ArrowLink to={link.to} text={link.text} about={heading} />
        </p>
      )}
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 84rem) 56rem, (min-width: 64rem) 70vw, 92vw"
          className="mt-6 hidden aspect-2/1 w-full rounded-lg object-cover md:block"
        />
      )}
    </>
  );
}
