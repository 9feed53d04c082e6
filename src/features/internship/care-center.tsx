import type { Academy } from '../../content/schemas/academy.ts';
import type { Internship } from '../../content/schemas/internship.ts';
import { contactWays, telephoneLink } from '../../layout/contact-ways.ts';
import { WaysToReach } from '../../layout/ways-to-reach.tsx';
import { Container } from '../../ui/container.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section.tsx';

interface CareCenterProps {
  readonly careCenter: Internship['careCenter'];
  readonly academy: Academy;
  readonly picture: PictureData;
}

/** Whom to ask: every telephone, or the other ways where there is none; on a wide screen the picture reaches up into the band above. */
export function CareCenter({ careCenter, academy, picture }: CareCenterProps) {
  const phones = (academy.phones ?? []).map((value) => ({
    kind: 'phone' as const,
    value,
    href: telephoneLink(value),
  }));
  return (
    <section className="py-14 md:py-20">
      <Container className="grid gap-12 lg:grid-cols-(--beside-picture)">
        <div>
          <SectionHeading heading={careCenter.heading} text={careCenter.text} />
          <WaysToReach ways={phones.length > 0 ? phones : contactWays(academy)} />
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
