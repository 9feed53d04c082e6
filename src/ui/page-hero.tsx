import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { Picture, type PictureData } from './picture.tsx';

interface PageHeroProps {
  readonly headline: string;
  readonly text?: string;
  readonly children?: ReactNode;
  readonly picture?: PictureData;
}

/** The indigo band at the top of a page; its picture hangs over the band's lower edge. */
export function PageHero({ headline, text, children, picture }: PageHeroProps) {
  return (
    <section className={`bg-deep text-on-deep ${picture ? 'lg:mb-16' : ''}`}>
      <Container className="grid items-center gap-x-12 gap-y-8 pt-8 pb-12 md:pt-12 lg:grid-cols-12">
        <div className={picture ? 'lg:col-span-6' : 'lg:col-span-9'}>
          <h1 className="text-4xl">{headline}</h1>
          {text !== undefined && (
            <p className="mt-5 max-w-2xl text-lg text-on-deep-muted">{text}</p>
          )}
          {children}
        </div>
        {picture && (
          <div className="lg:col-span-6 lg:-mb-28">
            <Picture
              picture={picture}
              sizes="(min-width: 72rem) 33rem, (min-width: 64rem) 46vw, 92vw"
              first
              className="aspect-3/2 w-full rounded-lg object-cover shadow-lifted"
            />
          </div>
        )}
      </Container>
    </section>
  );
}
