import { ArrowRight } from 'lucide-react';
import type { Home } from '../../content/schemas/home.ts';
import { HeroLink } from '../../ui/hero-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import type { PictureData } from '../../ui/picture.tsx';

interface HomeHeroProps {
  readonly hero: Home['hero'];
  readonly picture: PictureData;
  /** The main way to ask. */
  readonly ask: { readonly href: string; readonly text: string };
}

/** The first thing that a visitor sees: who this is, and the way to the courses. */
export function HomeHero({ hero, picture, ask }: HomeHeroProps) {
  return (
    <PageHero headline={hero.headline} picture={picture}>
      <p className="mt-5 text-2xl text-balance text-marigold">{hero.tagline}</p>
      <p className="mt-4 max-w-xl text-lg text-on-deep-muted">{hero.text}</p>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <ButtonLink href={hero.button.to}>
          {hero.button.label}
          <ArrowRight aria-hidden="true" size={20} />
        </ButtonLink>
        <HeroLink href={ask.href} text={ask.text} />
      </p>
    </PageHero>
  );
}
