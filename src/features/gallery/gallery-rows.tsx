import { ArrowDown, ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Academy } from '../../content/schemas/academy.ts';
import type { Gallery } from '../../content/schemas/gallery.ts';
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
 * The academy's name between its brackets over all of the window below the header and its line; the sun that sets below is
 * the way down to the pictures. The breadcrumbs above it, 3 rem high or 3.5, lie on it.
 */
export function GalleryBanner({ banner, academy, words }: GalleryBannerProps) {
  return (
    <section className="grid grid-cols-[auto_1fr_auto] grid-rows-[1fr_auto] items-center overflow-clip bg-deep px-5 text-center text-on-deep not-print:-mt-12 not-print:min-h-[calc(100svh-var(--header-height)-1px)] not-print:pt-16 md:px-8 md:not-print:-mt-14 xl:px-16">
      <Gate path="M94 6 6 160l88 154" />
      <div className="min-w-0 px-1 pb-8">
        <h1 className="text-4xl">{academy.name}</h1>
        <p className="mx-auto mt-4 max-w-lg text-lg text-on-deep-muted">{banner.text}</p>
        <p className="mt-6 print:hidden">
          <AskButton academy={academy} words={words} />
        </p>
      </div>
      <Gate path="m6 6 88 154L6 314" />
      <a href="#pictures" className="sunset print:hidden">
        {banner.scroll}
        <ArrowDown aria-hidden="true" size={20} />
      </a>
    </section>
  );
}

/** One of the brackets of the academy's sign, as high as the banner. */
function Gate({ path }: { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 100 320"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mb-8 h-auto w-[clamp(1.25rem,7vw,6rem)] self-stretch fill-none stroke-current stroke-[clamp(5px,0.8vw,11px)] max-[20rem]:hidden print:hidden"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

interface GalleryRowsProps {
  readonly gallery: Gallery;
  /** Those that the rows name, by their place below `content/`. */
  readonly pictures: ReadonlyMap<string, PictureData>;
}

/** Shelves with three photographs that overlap; on a phone each scrolls sideways. Each opens large, even without script. */
export function GalleryRows({ gallery, pictures }: GalleryRowsProps) {
  return (
    <section
      id="pictures"
      aria-label={gallery.listLabel}
      className="overflow-x-clip py-10 md:py-16"
    >
      <Container>
        {gallery.rows.map(({ room, pictures: row }, index) => (
          <div key={index} className="shelf">
            <h2 className="text-xl lg:text-2xl">{room}</h2>
            <ul className="gallery-row">
              {row.map(({ picture: path, caption }, position) => {
                const picture = pictures.get(path);
                return (
                  picture && (
                    <li key={position}>
                      <figure>
                        <a href={picture.src} className="gallery-picture">
                          <Picture
                            picture={picture}
                            sizes="(min-width: 84rem) 40rem, (min-width: 48rem) 50vw, 15rem"
                            className="w-full rounded-sm object-cover"
                          />
                        </a>
                        <figcaption>{caption}</figcaption>
                      </figure>
                    </li>
                  )
                );
              })}
            </ul>
          </div>
        ))}
      </Container>
    </section>
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
