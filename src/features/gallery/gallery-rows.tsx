// The folder src/features/gallery holds the rows of photographs and their large view.
// Like each feature, it may import ui, layout, answer, content and register, but no other feature.
// Start here; lightbox-of.ts is the script of the large view.
import { ArrowDown, ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { Gallery } from '../../content/schemas/gallery.ts';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';

interface GalleryBannerProps {
  readonly banner: Gallery['banner'];
  readonly name: string;
}

/** The academy's name, and below the name a sun that is a link to the pictures. */
export function GalleryBanner({ banner, name }: GalleryBannerProps) {
  return (
    <section className="gallery-banner bg-deep text-on-deep">
      <div className="min-w-0 px-1 pb-8">
        <h1>{name}</h1>
        <p className="mx-auto mt-4 max-w-lg text-lg text-balance text-on-deep-muted">
          {banner.text}
        </p>
      </div>
      <a href="#pictures" className="half-sun sun-rings font-semibold text-on-marigold">
        {banner.scroll}
        <ArrowDown aria-hidden="true" size={20} />
      </a>
    </section>
  );
}

interface GalleryRowsProps {
  readonly gallery: Gallery;
  /** The rows' pictures by their path below `content/`. */
  readonly pictures: ReadonlyMap<string, PictureData>;
}

/** Rows of three overlapping photographs. Each photograph is a link to its large view. */
export function GalleryRows({ gallery, pictures }: GalleryRowsProps) {
  return (
    <section
      id="pictures"
      aria-label={gallery.listLabel}
      className="overflow-x-clip py-10 md:py-16"
    >
      <Container className="@container">
        {gallery.rows.map((row, index) => (
          <Row
            key={index}
            row={row}
            arrangement={arrangements[index % arrangements.length] ?? arrangements[0]}
            pictures={pictures}
          />
        ))}
      </Container>
    </section>
  );
}

/** The arrangements of a row on wide screens. In the columns of `8fr`, two photographs overlap. */
const arrangements = [
  {
    room: 'sm:w-[30%] sm:pr-4',
    columns: 'sm:grid-cols-[30fr_8fr_24fr_8fr_30fr]',
    photographs: ['sm:mt-14 sm:[--shape:16/9]', 'sm:[--shape:4/3]', 'sm:mt-14 sm:[--shape:16/9]'],
  },
  {
    room: 'sm:ml-[calc(50%+1.5rem)]',
    columns: 'sm:grid-cols-[42fr_8fr_17fr_8fr_25fr]',
    photographs: ['sm:[--shape:8/5]', 'sm:mt-14 sm:[--shape:4/3]', 'sm:mt-14 sm:[--shape:16/9]'],
  },
  {
    room: 'sm:w-[46%]',
    columns: 'sm:grid-cols-[25fr_8fr_17fr_8fr_42fr]',
    photographs: ['sm:mt-14 sm:[--shape:16/9]', 'sm:mt-14 sm:[--shape:4/3]', 'sm:[--shape:8/5]'],
  },
] as const;

/** The classes that place a row's three photographs. Padding keeps the captions clear of the photographs. */
const places = [
  'sm:col-start-1 sm:col-end-3 sm:[&_figcaption]:pr-[max(3.75rem,8cqi+1rem)]',
  'z-1 sm:col-start-2 sm:col-end-5',
  'sm:col-start-4 sm:col-end-6 sm:[&_figcaption]:pl-[max(2.75rem,8cqi)]',
];

/** On a phone, the whole description of a small picture that did not load has room in its place. */
const smallDescription = 'max-sm:text-[0.6875rem]/[1.2]';

interface RowProps extends Pick<GalleryRowsProps, 'pictures'> {
  readonly row: Gallery['rows'][number];
  readonly arrangement: (typeof arrangements)[number];
}

function Row({ row, arrangement, pictures }: RowProps) {
  return (
    <div className="not-first:mt-10 sm:not-first:mt-18">
      <h2
        className={`max-sm:mb-4 sm:relative sm:z-2 sm:-mb-9 md:max-lg:text-2xl print:mb-3 ${arrangement.room}`}
      >
        {row.room}
      </h2>
      <ul className={`board print:grid-cols-3 print:gap-4 ${arrangement.columns}`}>
        {row.pictures.map(({ picture: path, caption }, position) => {
          const picture = pictures.get(path);
          return (
            picture && (
              <li
                key={position}
                className={`photograph focus-within:z-2 hover:z-2 print:col-auto print:m-0 print:w-auto ${places[position] ?? ''} ${arrangement.photographs[position] ?? ''}`}
              >
                <figure className="sm:row-span-3 sm:grid sm:grid-rows-subgrid @max-[16rem]:block">
                  <a
                    href={picture.src}
                    className="gallery-picture relative block rounded-sm shadow-[0_0_0_3px_var(--color-raised),0_0_20px_2px_rgb(29_26_61/0.32)] sm:self-end"
                  >
                    <Picture
                      picture={picture}
                      sizes={`(min-width: 84rem) 40rem, (min-width: 40rem) 50vw, ${position === 0 ? 92 : 46}vw`}
                      className={`aspect-(--shape,3/2) size-full rounded-sm object-cover ${position === 0 ? '' : smallDescription}`}
                    />
                  </a>
                  <figcaption className="mt-1 text-sm leading-snug text-muted sm:row-start-3 sm:mt-3">
                    {caption}
                  </figcaption>
                </figure>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

/** The dialog with the large view of one picture. `lightbox-of.ts` puts the picture into the dialog. */
export function Lightbox({ words }: { readonly words: Gallery['lightbox'] }) {
  return (
    <dialog
      id="lightbox"
      aria-label={words.label}
      className="h-dvh max-h-none w-dvw max-w-none bg-deeper p-4 text-on-deep outline-none backdrop:bg-deeper open:grid open:grid-rows-[1fr_auto] open:justify-items-center open:gap-4"
    >
      <figure className="grid min-h-0 content-center justify-items-center gap-3">
        <div
          id="large-picture"
          className="grid min-h-0 touch-pan-y touch-pinch-zoom place-items-center [&_img]:h-auto [&_img]:max-h-[calc(100dvh-12rem)] [&_img]:w-auto [&_img]:max-w-[min(100%,80rem)]"
        />
        <figcaption className="max-w-3xl text-on-deep-muted tabular-nums" />
      </figure>
      <p aria-live="polite" aria-atomic="true" className="sr-only" />
      <div className="flex gap-3">
        {lightboxButtons.map(([action, Icon]) => (
          <button
            key={action}
            type="button"
            data-action={action}
            aria-label={words[action]}
            className="button button-icon"
          >
            <Icon aria-hidden="true" />
          </button>
        ))}
      </div>
    </dialog>
  );
}

const lightboxButtons = [
  ['previous', ChevronLeft],
  ['next', ChevronRight],
  ['close', X],
] as const;
