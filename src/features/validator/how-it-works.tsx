import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { Points } from '../../ui/points.tsx';

interface HowItWorksProps {
  readonly words: ValidatorWords['how'];
}

/** What an employer wants to know before trusting the answer; `validator-panel.css` lets it make way for the answer. */
export function HowItWorks({ words }: HowItWorksProps) {
  return (
    <aside className="how-it-works">
      <h2 className="mb-6 text-2xl">{words.heading}</h2>
      <Points points={words.points} columns="sm:max-lg:grid-cols-3" />
    </aside>
  );
}
