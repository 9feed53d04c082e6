import { ArrowDown, ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Academy } from '../../content/schemas/academy.ts';
import type { Gallery } from '../../content/schemas/gallery.ts';
import { AcademyMark } from '../../layout/academy-mark.tsx';
import type { AskWords } from '../../layout/contact-ways.ts';
import { AskButton } from '../../layout/ways-to-reach.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import './gallery-banner.css';
import './gallery-rows.css';
import type { RowGroup } from './in-rows.ts';
import './lightbox.css';

interface GalleryBannerProps {
  readonly banner: Gallery['banner'];
  readonly academy: Academy;
  readonly words: AskWords;
}

/** The academy's name over the whole first screen, with a way down to the pictures. */
export function GalleryBanner({ banner, academy, words }: GalleryBannerProps) {
  return (
    <section className="gallery-banner flex flex-col items-center justify-center gap-5 bg-deep px-5 py-8 text-center text-on-deep">
      <AcademyMark size={96} />
      <h1 className="max-w-6xl">{academy.name}</h1>
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
  readonly label: Gallery['listLabel'];
  /** Three pictures a row. */
  readonly groups: readonly RowGroup<readonly PictureData[]>[];
}

/** Rows of three pictures that overlap at slight turns; each opens large, even without script. */
export function GalleryRows({ label, groups }: GalleryRowsProps) {
  return (
    <section id="pictures" aria-label={label} className="overflow-x-clip pt-2 pb-14 md:pb-20">
      <Container className="space-y-14 md:space-y-20">
        {groups.map(({ heading, rows }) => (
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
    <dialog id="lightbox" aria-label={words.label} className="lightbox">
      <figure>
        <div data-picture="" />
        <figcaption aria-live="polite">
          <span data-count="" className="tabular-nums" />
          <span data-caption="" />
        </figcaption>
      </figure>
      <div className="lightbox-buttons">
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
