import type { ReactNode } from 'react';
import { Picture, type PictureData } from './picture.tsx';
import { Container } from './section.tsx';

/** On large screens the picture is wider than its column, and its sides are cut off. */
export const heroSizes = '(min-width: 64rem) 46rem, 100vw';

interface PageHeroProps {
  readonly headline: string;
  readonly tagline?: string;
  readonly text?: string;
  readonly children?: ReactNode;
  readonly picture?: PictureData;
  /** Less space in the hero, so that the content below the hero begins higher up. */
  readonly isLow?: boolean;
}

/** The indigo band at the top of a page. */
export function PageHero(props: PageHeroProps) {
  const { headline, tagline, text, children, picture, isLow = false } = props;
  return (
    <section
      className={`border-deep-line bg-deep text-on-deep dark:not-print:border-b ${picture ? 'lg:mb-(--overhang)' : ''}`}
    >
      <Container
        className={`grid gap-x-12 ${picture ? 'gap-y-16' : 'gap-y-10'} ${isLow ? 'pt-2 pb-3 md:pb-6' : 'pt-8 pb-12 md:pt-12'} ${picture ? 'lg:grid-cols-[1.3fr_1fr] lg:items-center' : ''}`}
      >
        <div>
          <h1>{headline}</h1>
          {tagline !== undefined && <p className="mt-5 text-2xl text-balance">{tagline}</p>}
          {text !== undefined && (
            <p className="mt-5 max-w-2xl text-lg text-on-deep-muted">{text}</p>
          )}
          {children && (
            <div
              className={`${isLow ? 'mt-2' : 'mt-6'} flex flex-wrap items-center gap-x-3 gap-y-3 sm:gap-x-6 print:hidden max-sm:[&>.button]:grow`}
            >
              {children}
            </div>
          )}
        </div>
        {picture && (
          <div className="relative isolate max-lg:-mx-5 max-lg:-mb-12 md:max-lg:-mx-8 lg:-mb-[calc(3rem+var(--overhang))] lg:self-stretch">
            <span className="half-sun absolute right-8 bottom-full -z-10 h-12 lg:right-auto lg:bottom-(--overhang) lg:-left-16 lg:h-18" />
            <Picture
              picture={picture}
              sizes={heroSizes}
              first
              className="aspect-16/9 w-full object-cover md:aspect-5/2 lg:aspect-3/2 lg:h-full lg:rounded-lg lg:lifted"
            />
          </div>
        )}
      </Container>
    </section>
  );
}
