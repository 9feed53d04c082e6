import type { Gallery } from '../../content/schemas/gallery.ts';
import { Container } from '../../ui/container.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import './gallery-rows.css';

interface GalleryRowsProps {
  readonly label: Gallery['listLabel'];
  /** Three pictures a row. */
  readonly rows: readonly (readonly PictureData[])[];
}

/** Rows of three pictures that overlap at slight turns; each opens large, even without script. */
export function GalleryRows({ label, rows }: GalleryRowsProps) {
  return (
    <section id="pictures" aria-label={label} className="overflow-x-clip py-14 md:py-20">
      <Container className="space-y-12 md:space-y-20">
        {rows.map((row, index) => (
          <ul key={index} className="gallery-row">
            {row.map((picture) => (
              <li key={picture.src}>
                <a href={picture.src} className="gallery-picture">
                  <Picture
                    picture={picture}
                    sizes="(min-width: 84rem) 32rem, (min-width: 48rem) 42vw, 66vw"
                    className="aspect-3/2 w-full rounded-md object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        ))}
      </Container>
    </section>
  );
}
