import type { Home } from '../../content/schemas/home.ts';
import { CardIcon } from '../../ui/card-icon.tsx';
import { Section } from '../../ui/section.tsx';

interface WhyChooseUsProps {
  readonly whyUs: Home['whyUs'];
}

/** Three reasons, side by side under one rule rather than in three boxes. */
export function WhyChooseUs({ whyUs }: WhyChooseUsProps) {
  return (
    <Section heading={whyUs.heading}>
      <ul className="mt-10 grid gap-x-6 gap-y-8 md:grid-cols-3">
        {whyUs.cards.map(({ icon, title, text }) => (
          <li key={title} className="break-inside-avoid border-t-2 border-marigold pt-6">
            <CardIcon name={icon} size={32} className="text-link" />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
