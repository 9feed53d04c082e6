import type { Academy } from '../content/schemas/academy.ts';
import type { Site } from '../content/schemas/site.ts';
import { telephoneLink } from '../ui/telephone-link.ts';

interface FooterContactProps {
  readonly academy: Academy;
  readonly words: Site['footer'];
}

/** E-mail, telephones and address, each as a link where a device can act on it. */
export function FooterContact({ academy, words }: FooterContactProps) {
  const { street, city, region, postalCode, country } = academy.address;
  return (
    <>
      <h2 className="text-lg">{words.contact}</h2>
      <address className="mt-3 space-y-1 text-on-deep-muted not-italic">
        <p>
          <a
            href={`mailto:${academy.email}`}
            aria-label={`${words.email} ${academy.email}`}
            className={link}
          >
            {academy.email}
          </a>
        </p>
        {academy.phones.map((phone, index) => (
          <p key={index}>
            <a href={telephoneLink(phone)} aria-label={`${words.phone} ${phone}`} className={link}>
              {phone}
            </a>
          </p>
        ))}
        <p className="pt-2">
          {street}
          <br />
          {`${city}, ${region} ${postalCode}`}
          <br />
          {country}
        </p>
      </address>
    </>
  );
}

const link =
  'inline-flex min-h-11 items-center underline decoration-deep-line underline-offset-4 hover:text-on-deep hover:decoration-marigold';
