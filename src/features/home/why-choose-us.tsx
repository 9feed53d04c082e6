import { BadgeCheck, Presentation, Wrench } from 'lucide-react';
import type { Home } from '../../content/schemas/home.ts';
import { Section } from '../../ui/section.tsx';

interface WhyChooseUsProps {
  readonly whyUs: Home['whyUs'];
}

const icons = [Presentation, Wrench, BadgeCheck];

/** Three reasons, side by side under one rule rather than in three boxes. */
export function WhyChooseUs({ whyUs }: WhyChooseUsProps) {
  return (
    <Section heading={whyUs.heading}>
      <ul className="mt-10 grid gap-x-6 gap-y-8 md:grid-cols-3">
        {whyUs.cards.map(({ title, text }, index) => (
          <li key={title} className="break-inside-avoid border-t-2 border-marigold pt-6">
            <Reason icon={icons[index] ?? BadgeCheck} title={title} text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ReasonProps {
  readonly icon: typeof BadgeCheck;
  readonly title: string;
  readonly text: string;
}

function Reason({ icon: Icon, title, text }: ReasonProps) {
  return (
    <>
      <Icon aria-hidden="true" size={32} strokeWidth={1.75} className="text-link" />
      <h3 className="mt-4 text-xl">{title}</h3>
      <p className="mt-2 text-muted">{text}</p>
    </>
  );
}
