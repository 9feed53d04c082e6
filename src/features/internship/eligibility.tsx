import type { Internship } from '../../content/schemas/internship.ts';
import { Card } from '../../ui/card.tsx';
import { CardIcon } from '../../ui/card-icon.tsx';
import { Section } from '../../ui/section.tsx';

interface EligibilityProps {
  readonly eligibility: Internship['eligibility'];
}

const third = 'lg:col-span-2';
const ofFive = 'sm:max-lg:nth-5:col-span-2 lg:nth-4:col-span-3 lg:nth-5:col-span-3';

/** Who can apply: cards in threes where there is room; of five the last two share a row. */
export function Eligibility({ eligibility }: EligibilityProps) {
  return (
    <Section heading={eligibility.heading} text={eligibility.text}>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
        {eligibility.cards.map(({ icon, title, text }) => (
          <li key={title} className={eligibility.cards.length === 5 ? `${third} ${ofFive}` : third}>
            <Card title={title} text={text} icon={<CardIcon name={icon} size={30} />} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
