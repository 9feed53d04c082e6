import type { Academy } from '../content/schemas/academy.ts';
import { PageHero } from '../ui/page-hero.tsx';
import type { PictureData } from '../ui/picture.tsx';
import type { AskWords } from './contact-ways.ts';
import { AskButton } from './ways-to-reach.tsx';

interface AskingHeroProps {
  readonly hero: { readonly headline: string; readonly text: string };
  readonly picture: PictureData;
  readonly academy: Academy;
  /** Of the button and of its message. */
  readonly words: AskWords;
}

/** The indigo band at the top of a page, where one can ask at once. */
export function AskingHero({ hero, picture, ...button }: AskingHeroProps) {
  return (
    <PageHero headline={hero.headline} text={hero.text} picture={picture}>
      <p className="mt-8 print:hidden">
        <AskButton {...button} />
      </p>
    </PageHero>
  );
}
