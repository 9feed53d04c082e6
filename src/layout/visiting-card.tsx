import type { Academy } from '../content/schemas/academy.ts';
import { mapLink } from './map-link.ts';
import { OpeningHours } from './opening-hours.tsx';
import { PostalAddress } from './postal-address.tsx';
import { Wordmark } from './wordmark.tsx';

interface VisitingCardProps {
  readonly academy: Academy;
}

/** The academy's card, light by day and by night: where it is, and when one can come. On narrow screens the footer says so next. */
export function VisitingCard({ academy }: VisitingCardProps) {
  const { name, address, visit } = academy;
  return (
    <div className="visiting-card max-lg:hidden">
      <p>
        <Wordmark name={name} />
      </p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[1fr_auto]">
        <div>
          <h3>{visit.heading}</h3>
          <address className="not-italic">
            <PostalAddress address={address} />
          </address>
          <p className="mt-2">
            <a href={mapLink({ name, address })} className="underlined-link">
              {visit.map}
            </a>
          </p>
        </div>
        {visit.hours && (
          <div>
            <h3>{visit.hoursHeading}</h3>
            <OpeningHours hours={visit.hours} />
          </div>
        )}
      </div>
    </div>
  );
}
