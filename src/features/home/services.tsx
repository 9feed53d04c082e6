import type { Home } from '../../content/schemas/home.ts';
import { Container } from '../../ui/container.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section.tsx';

interface ServicesProps {
  readonly services: Home['services'];
  readonly picture: PictureData;
}

/** What the academy does besides its courses, beside a tall picture. */
export function Services({ services, picture }: ServicesProps) {
  return (
    <section id="services" className="bg-sunken py-14 md:py-20">
      <Container className="grid gap-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Picture
            picture={picture}
            // Twice as wide as its column on large screens, where its sides are cut off.
            sizes="(min-width: 64rem) 60rem, 92vw"
            className="aspect-3/2 w-full rounded-lg object-cover lg:h-full"
          />
        </div>
        <div className="lg:col-span-7">
          <SectionHeading heading={services.heading} text={services.text} />
          <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
            {services.items.map(({ title, text }) => (
              <li
                key={title}
                // The first of an odd number stands alone, so that none does at the end.
                className="sm:[&:first-child:nth-last-child(odd)]:col-span-2"
              >
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
