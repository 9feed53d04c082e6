import { Phone } from 'lucide-react';
import type { Internship } from '../../content/schemas/internship.ts';
import { Section } from '../../ui/section.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';

interface CareCenterProps {
  readonly careCenter: Internship['careCenter'];
  readonly phones: readonly string[];
}

/** Whom to call with a question. */
export function CareCenter({ careCenter, phones }: CareCenterProps) {
  return (
    <Section heading={careCenter.heading} text={careCenter.text}>
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
    </Section>
  );
}
