import { ArrowDown } from 'lucide-react';
import type { Academy } from '../../content/schemas/academy.ts';
import type { Gallery } from '../../content/schemas/gallery.ts';
import { AcademyMark } from '../../layout/academy-mark.tsx';
import type { AskWords } from '../../layout/contact-ways.ts';
import { AskButton } from '../../layout/ways-to-reach.tsx';
import './gallery-banner.css';

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
