import { ArrowDown } from 'lucide-react';
import type { Gallery } from '../../content/schemas/gallery.ts';
import { AcademyMark } from '../../layout/academy-mark.tsx';

interface GalleryBannerProps {
  readonly name: string;
  readonly banner: Gallery['banner'];
}

/** The academy's name over a whole screen, with a way down to the pictures. */
export function GalleryBanner({ name, banner }: GalleryBannerProps) {
  return (
    <section className="flex min-h-[calc(100svh-var(--header-height))] flex-col items-center justify-center gap-6 bg-deep px-5 py-16 text-center text-on-deep">
      <AcademyMark size={96} />
      <h1 className="max-w-4xl text-5xl">{name}</h1>
      <p className="max-w-xl text-lg text-on-deep-muted">{banner.text}</p>
      <a
        href="#pictures"
        className="inline-flex min-h-12 items-center gap-2 rounded-md px-4 font-semibold text-marigold hover:underline"
      >
        {banner.scroll}
        <ArrowDown aria-hidden="true" size={20} />
      </a>
    </section>
  );
}
