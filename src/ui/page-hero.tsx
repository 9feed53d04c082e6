import type { ReactNode } from 'react';
import { Brackets } from './brackets.tsx';
import './page-hero.css';
import { Picture, type PictureData } from './picture.tsx';
import { Container } from './section.tsx';

interface PageHeroProps {
  readonly headline: string;
  readonly tagline?: string;
  readonly text?: string;
  /** What one can do at once: links, side by side. */
  readonly children?: ReactNode;
}

/** What is beside the words: one or the other. */
type Beside =
  | { readonly picture: PictureData; readonly figure?: never }
  | { readonly picture?: never; readonly figure: BracketedFigureProps };

/** The indigo band at the top of a page: words, and a picture or a figure beside them. */
export function PageHero({
  headline,
  tagline,
  text,
  children,
  picture,
  figure,
}: PageHeroProps & Beside) {
  return (
    <section className={`page-hero ${picture ? 'with-picture' : 'with-figure'}`}>
      <Container className="page-hero-grid">
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

/** The first picture of the page, before a rising sun. */
function HeroPicture({ picture }: { readonly picture: PictureData }) {
  return (
    <div className="hero-picture">
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
  /** Whether it is beside the breadcrumbs on a phone, where its label is only read aloud. */
  readonly inCorner?: boolean;
}

/** The figure that a page is about, held by the brackets of the academy's sign in place of its sun. */
function BracketedFigure({ value, label, inCorner = false }: BracketedFigureProps) {
  return (
    <p
      className={`bracketed-figure ${inCorner ? 'in-corner' : ''}`}
      aria-hidden={!label || undefined}
    >
      <svg viewBox="0 0 64 32" aria-hidden="true">
        <Brackets width={64} />
        <text x="32" y="23.5" textAnchor="middle">
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
