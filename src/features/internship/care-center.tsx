import { Phone } from 'lucide-react';
import type { Internship } from '../../content/schemas/internship.ts';
import { ContactButton } from '../../ui/contact-button.tsx';
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
      <Container className="grid gap-12 lg:grid-cols-(--beside-picture)">
        <div>
          <SectionHeading heading={careCenter.heading} text={careCenter.text} />
          <ul className="mt-6 flex flex-wrap gap-3">
            {phones.map((phone, index) => (
              <ContactButton key={index} href={telephoneLink(phone)} icon={Phone} text={phone} />
            ))}
          </ul>
        </div>
        <div className="lg:mt-[calc(-5rem-var(--overhang))]">
          <Picture
            picture={picture}
            sizes="(min-width: 84rem) 30rem, (min-width: 64rem) 40vw, 92vw"
            className="aspect-3/2 w-full rounded-lg object-cover shadow-lifted"
          />
        </div>
      </Container>
    </section>
  );
}
