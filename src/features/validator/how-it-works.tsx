import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { Points } from '../../ui/points.tsx';

interface HowItWorksProps {
  readonly words: ValidatorWords['how'];
}

/** What an employer wants to know before trusting the answer; `validator-panel.css` lets it make way for the answer. */
export function HowItWorks({ words }: HowItWorksProps) {
  return (
    <section aria-labelledby="how-it-works" className="how-it-works">
      <h2 id="how-it-works" className="mb-6 text-2xl">
        {words.heading}
      </h2>
      <Points points={words.points} columns="sm:grid-cols-3" />
    </section>
  );
}
