import { ArrowDown, ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Academy } from '../../content/schemas/academy.ts';
import { type Gallery, picturesPerRow } from '../../content/schemas/gallery.ts';
import { AcademyMark } from '../../layout/academy-mark.tsx';
import type { AskWords } from '../../layout/contact-ways.ts';
import { AskButton } from '../../layout/ways-to-reach.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import './gallery-rows.css';

interface GalleryBannerProps {
  readonly banner: Gallery['banner'];
  readonly academy: Academy;
  readonly words: AskWords;
}

/**
 * The academy's name over all of the window below the header and its line, with a way down to the pictures. The breadcrumbs
 * above it, 3 rem high or 3.5, lie on it.
 */
export function GalleryBanner({ banner, academy, words }: GalleryBannerProps) {
  return (
    <section className="flex flex-col items-center justify-center gap-5 bg-deep px-5 py-8 text-center text-on-deep not-print:-mt-12 not-print:min-h-[calc(100svh-var(--header-height)-1px)] not-print:pt-12 md:not-print:-mt-14 md:not-print:pt-14">
      <AcademyMark size={96} />
      <h1 className="max-w-6xl text-[min(14vw,clamp(2.75rem,min(1rem+8vw,13svh),7rem))] leading-none">
        {academy.name}
      </h1>
      <p className="max-w-xl text-lg text-on-deep-muted">{banner.text}</p>
      <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 print:hidden">
        <AskButton academy={academy} words={words} />
        <a
          href="#pictures"
          className="inline-flex min-h-12 items-center gap-2 rounded-md px-4 font-semibold text-marigold hover:underline"
        >
          {banner.scroll}
          <ArrowDown aria-hidden="true" size={20} />
        </a>
      </p>
    </section>
  );
}

interface GalleryRowsProps {
  readonly gallery: Gallery;
  readonly pictures: readonly PictureData[];
}

/** Rows of three pictures that overlap at slight turns; each opens large, even without script. */
export function GalleryRows({ gallery, pictures }: GalleryRowsProps) {
  return (
    <section
      id="pictures"
      aria-label={gallery.listLabel}
      className="overflow-x-clip pt-2 pb-14 md:pb-20"
    >
      <Container className="space-y-14 md:space-y-20">
        {inGroups(pictures, gallery.groups).map(({ heading, rows }) => (
          <div key={heading}>
            <h2 className="text-2xl">{heading}</h2>
            <div className="mt-3 space-y-10 md:space-y-14">
              {rows.map((row, index) => (
                <GalleryRow key={index} row={row} />
              ))}
            </div>
          </div>
        ))}
      </Container>
    </section>
  );
}

/** The rows under the headings that ask for them; the last takes all that are left, and one without rows is left out. */
function inGroups(pictures: readonly PictureData[], groups: Gallery['groups']) {
  const left = inRows(pictures);
  return groups
    .map(({ heading, rows }, index) => ({
      heading,
      rows: left.splice(0, index === groups.length - 1 ? left.length : rows),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** The last row holds what is left. */
function inRows(pictures: readonly PictureData[]): (readonly PictureData[])[] {
  return Array.from({ length: Math.ceil(pictures.length / picturesPerRow) }, (_, row) =>
    pictures.slice(row * picturesPerRow, (row + 1) * picturesPerRow),
  );
}

function GalleryRow({ row }: { readonly row: readonly PictureData[] }) {
  return (
    <ul className="gallery-row">
      {row.map((picture) => (
        <li key={picture.src}>
          <a href={picture.src} className="gallery-picture">
            <Picture
              picture={picture}
              sizes="(min-width: 84rem) 30rem, (min-width: 48rem) 40vw, 70vw"
              className="aspect-3/2 w-full rounded-sm object-cover"
            />
            {/* A screen reader has read these very words as the picture's own. */}
            <span aria-hidden="true" className="gallery-caption">
              {picture.alt}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The large view of one picture; `lightbox-of.ts` fills it and turns its pages. */
export function Lightbox({ words }: { readonly words: Gallery['lightbox'] }) {
  return (
    <dialog
      id="lightbox"
      aria-label={words.label}
      className="h-dvh max-h-none w-dvw max-w-none bg-deeper p-4 text-on-deep backdrop:bg-deeper open:grid open:grid-rows-[1fr_auto] open:justify-items-center open:gap-4"
    >
      <figure className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] justify-items-center gap-3">
        <div
          data-picture=""
          className="grid min-h-0 touch-pan-y touch-pinch-zoom place-items-center [&_img]:h-auto [&_img]:max-h-[calc(100dvh-12rem)] [&_img]:w-auto [&_img]:max-w-[min(100%,80rem)]"
        />
        <figcaption aria-live="polite" className="flex max-w-3xl gap-4 text-on-deep-muted">
          <span data-count="" className="flex-none whitespace-nowrap tabular-nums" />
          <span data-caption="" />
        </figcaption>
      </figure>
      <div className="flex gap-3">
        <LightboxButton action="previous" label={words.previous}>
          <ChevronLeft aria-hidden="true" />
        </LightboxButton>
        <LightboxButton action="next" label={words.next}>
          <ChevronRight aria-hidden="true" />
        </LightboxButton>
        <LightboxButton action="close" label={words.close}>
          <X aria-hidden="true" />
        </LightboxButton>
      </div>
    </dialog>
  );
}

interface LightboxButtonProps {
  readonly action: 'previous' | 'next' | 'close';
  readonly label: string;
  readonly children: ReactNode;
}

function LightboxButton({ action, label, children }: LightboxButtonProps) {
  return (
    <button type="button" data-action={action} aria-label={label} className="button button-icon">
      {children}
    </button>
  );
}
