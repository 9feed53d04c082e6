import { MapPin } from 'lucide-react';
import type { Academy } from '../content/schemas/academy.ts';
import type { Site } from '../content/schemas/site.ts';
import { contactWays, telephoneLink } from './contact-ways.ts';
import { mapLink } from './map-link.ts';
import { OpeningHours } from './opening-hours.tsx';
import { PostalAddress } from './postal-address.tsx';

interface FooterContactProps {
  readonly academy: Academy;
  readonly words: Pick<Site['footer'], 'contact' | 'phone' | 'email'>;
}

/** E-mail, telephones (WhatsApp where there is none) and address, each as a link where a device can act on it; and when one can come. */
export function FooterContact({ academy, words }: FooterContactProps) {
  const { email, phones = [], address, visit } = academy;
  const [main] = contactWays(academy);
  return (
    <>
      <h2 className="text-lg text-on-deep">{words.contact}</h2>
      <address className="mt-2 not-italic">
        {email !== undefined && (
          <p>
            <a href={`mailto:${email}`} aria-label={`${words.email} ${email}`} className={link}>
              {email}
            </a>
          </p>
        )}
        {phones.length === 0 && main.kind === 'whatsapp' && (
          <p>
            <a href={main.href} className={link}>
              {`WhatsApp ${main.value}`}
            </a>
          </p>
        )}
        {phones.map((phone, index) => (
          <p key={index}>
            <a href={telephoneLink(phone)} aria-label={`${words.phone} ${phone}`} className={link}>
              {phone}
            </a>
          </p>
        ))}
        <p className="pt-2">
          <PostalAddress address={address} />
        </p>
        <p>
          <a href={mapLink(academy)} className={link}>
            <MapPin aria-hidden="true" size={20} className="mr-2" />
            {visit.map}
          </a>
        </p>
      </address>
      {visit.hours && (
        <>
          <h3 className="mt-3 text-on-deep">{visit.hoursHeading}</h3>
          <OpeningHours hours={visit.hours} />
        </>
      )}
    </>
  );
}

const link =
  'inline-flex min-h-11 items-center underline decoration-deep-line underline-offset-4 hover:text-on-deep hover:decoration-marigold lg:min-h-9';
