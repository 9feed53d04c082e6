import { Brain, Code, GraduationCap, MessagesSquare, TrendingUp } from 'lucide-react';
import type { Internship } from '../../content/schemas/internship.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

interface EligibilityProps {
  readonly eligibility: Internship['eligibility'];
}

const icons = [GraduationCap, TrendingUp, Code, Brain, MessagesSquare];

const third = 'lg:col-span-2';
const ofFive = 'sm:max-lg:nth-5:col-span-2 lg:nth-4:col-span-3 lg:nth-5:col-span-3';

/** Who can apply: cards in threes where there is room; of five the last two share a row. */
export function Eligibility({ eligibility }: EligibilityProps) {
  return (
    <Section heading={eligibility.heading} text={eligibility.text}>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
        {eligibility.cards.map(({ title, text }, index) => {
          const Icon = icons[index] ?? GraduationCap;
          return (
            <li
              key={title}
              className={eligibility.cards.length === 5 ? `${third} ${ofFive}` : third}
            >
              <Card
                title={title}
                text={text}
                icon={<Icon aria-hidden="true" size={30} strokeWidth={1.75} />}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
