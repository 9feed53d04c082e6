import type { Gallery } from '../../content/schemas/gallery.ts';
import { Container } from '../../ui/container.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import './gallery-rows.css';
import type { RowGroup } from './in-rows.ts';

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
