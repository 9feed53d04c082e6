import type { ReactNode } from 'react';
import { Brackets } from './brackets.tsx';
import { Picture, type PictureData } from './picture.tsx';
import { Container } from './section.tsx';

interface PageHeroProps {
  readonly headline: string;
  readonly tagline?: string;
  readonly text?: string;
  /** What one can do at once: links, side by side. */
  readonly children?: ReactNode;
}

/** What is beside the words: exactly one of the two. */
type Beside =
  | { readonly picture: PictureData; readonly figure?: never }
  | { readonly picture?: never; readonly figure: BracketedFigureProps };

/** The indigo band at the top of a page. */
export function PageHero({
  headline,
  tagline,
  text,
  children,
  picture,
  figure,
}: PageHeroProps & Beside) {
  return (
    <section className={`bg-deep text-on-deep ${picture ? 'lg:mb-(--overhang)' : ''}`}>
      <Container
        className={`relative grid gap-x-12 gap-y-10 pt-8 pb-12 md:pt-12 ${picture ? besidePicture : besideFigure}`}
      >
        <div>
          <h1>{headline}</h1>
          {tagline !== undefined && (
            <p className="mt-5 text-2xl text-balance text-marigold">{tagline}</p>
          )}
          {text !== undefined && (
            <p className="mt-5 max-w-2xl text-lg text-on-deep-muted">{text}</p>
          )}
          {children && (
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
              {children}
            </div>
          )}
        </div>
        {picture && <HeroPicture picture={picture} />}
        {figure && <BracketedFigure {...figure} />}
      </Container>
    </section>
  );
}

const besidePicture = 'lg:grid-cols-(--beside-picture) lg:items-center';
const besideFigure = 'sm:grid-cols-[1fr_auto]';

/**
 * The first picture of the page, before a rising sun. On wide screens it hangs over the band's lower edge, which is the sun's
 * horizon.
 */
function HeroPicture({ picture }: { readonly picture: PictureData }) {
  return (
    <div
      className={
        'relative isolate before:absolute before:-top-8 before:right-6 before:-z-10 before:size-20 before:rounded-full before:bg-marigold ' +
        'lg:-mb-[calc(3rem+var(--overhang))] lg:self-stretch lg:before:top-auto lg:before:-left-16 ' +
        'lg:before:bottom-(--overhang) lg:before:h-18 lg:before:w-36 lg:before:rounded-b-none'
      }
    >
      <Picture
        picture={picture}
        // Wider than its column on large screens, where its sides are cut off.
        sizes="(min-width: 64rem) 46rem, 92vw"
        first
        className="aspect-3/2 w-full rounded-lg object-cover lifted lg:h-full"
      />
    </div>
  );
}

interface BracketedFigureProps {
  /** A number of up to three digits, or a word of two letters. */
  readonly value: string;
  /** What the figure counts. Without it the figure is an ornament: words nearby must say the same. */
  readonly label?: string;
  /** Whether it is beside the breadcrumbs on a phone, where its label is only read aloud, and so large a letter leaves no room. */
  readonly inCorner?: boolean;
}

/**
 * The figure that a page is about, held by the brackets of the academy's sign in place of its sun. On wider screens it begins
 * beside the breadcrumbs, so that its middle is that of the headline.
 */
function BracketedFigure({ value, label, inCorner = false }: BracketedFigureProps) {
  return (
    <p
      className={`flex items-center gap-3 sm:-mt-12 sm:flex-col sm:gap-0 sm:self-start sm:text-lg aria-hidden:print:hidden ${inCorner ? 'max-sm:absolute max-sm:-top-8 max-sm:right-5' : ''}`}
      aria-hidden={!label || undefined}
    >
      <svg
        viewBox="0 0 64 32"
        aria-hidden="true"
        className={`w-28 sm:w-[clamp(10rem,24vw,20rem)] ${inCorner ? 'max-[20rem]:hidden' : ''}`}
      >
        <Brackets width={64} />
        <text
          x="32"
          y="23.5"
          textAnchor="middle"
          fontSize="21"
          className="fill-marigold font-display font-bold print:fill-current forced-colors:fill-[CanvasText]"
        >
          {value}
        </text>
      </svg>
      {label !== undefined && (
        <span className={inCorner ? 'max-sm:sr-only' : ''}>
          <span className="sr-only">{`${value} `}</span>
          {label}
        </span>
      )}
    </p>
  );
}
