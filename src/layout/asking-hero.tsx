import type { Academy } from '../content/schemas/academy.ts';
import { PageHero } from '../ui/page-hero.tsx';
import type { PictureData } from '../ui/picture.tsx';
import { AskOnWhatsapp } from './ask-on-whatsapp.tsx';

interface AskingHeroProps {
  readonly hero: { readonly headline: string; readonly text: string };
  readonly picture: PictureData;
  readonly academy: Academy;
  /** The button's words. */
  readonly ask: string;
  /** What the message starts with. */
  readonly message: string;
}

/** The indigo band at the top of a page, where one can ask at once. */
export function AskingHero({ hero, picture, ...button }: AskingHeroProps) {
  return (
    <PageHero headline={hero.headline} text={hero.text} picture={picture}>
      <p className="mt-8 print:hidden">
        <AskOnWhatsapp {...button} />
      </p>
    </PageHero>
  );
}
