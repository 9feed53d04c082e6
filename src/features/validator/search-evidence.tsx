import type { IslandWords } from './island-words.ts';
import { shownMoment, shownSince } from './shown-dates.ts';
import type { UnknownAnswer } from './use-certificate-search.ts';

interface SearchEvidenceProps {
  readonly words: Pick<IslandWords, 'invalid' | 'asOf'>;
  readonly academyName: string;
  readonly answer: UnknownAnswer;
}

/** Which ID was looked for, where and when, so that the answer can be kept. */
export function SearchEvidence({ words, academyName, answer }: SearchEvidenceProps) {
  const { evidence } = words.invalid;
  const { certificates } = answer;
  const asOf = shownSince(answer.asOf);
  const facts = [
    [evidence.id, answer.id],
    [evidence.academy, academyName],
    ...(certificates === undefined
      ? []
      : [[evidence.certificates, certificates.toLocaleString('en-IN')]]),
    ...(asOf === undefined ? [] : [[words.asOf.label, asOf]]),
    [evidence.checked, shownMoment(answer.checked)],
  ];
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      {facts.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="mb-2 font-semibold wrap-anywhere whitespace-pre-wrap sm:mb-0">
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
