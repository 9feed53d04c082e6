import { Phone } from 'lucide-react';
import type { Internship } from '../../content/schemas/internship.ts';
import { Container } from '../../ui/container.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';

interface CareCenterProps {
  readonly careCenter: Internship['careCenter'];
  readonly phones: readonly string[];
  readonly picture: PictureData;
}

/** Whom to call with a question; on a wide screen the picture reaches up into the band above. */
export function CareCenter({ careCenter, phones, picture }: CareCenterProps) {
  return (
    <section className="py-14 md:py-20">
      <Container className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionHeading heading={careCenter.heading} text={careCenter.text} />
          <ul className="mt-6 flex flex-wrap gap-3">
            {phones.map((phone, index) => (
              <li key={index}>
                <a href={telephoneLink(phone)} className="button button-quiet">
                  <Phone aria-hidden="true" size={20} />
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:col-span-5 lg:-mt-36">
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 31rem, 92vw"
            className="aspect-3/2 w-full rounded-lg object-cover shadow-lifted"
          />
        </div>
      </Container>
    </section>
  );
}
