import { FactList } from './fact-list.tsx';
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
  const facts: [string, string][] = [
    [evidence.id, answer.id],
    [evidence.academy, academyName],
    ...known(evidence.certificates, certificates?.toLocaleString('en-IN')),
    ...known(words.asOf.label, asOf),
    [evidence.checked, shownMoment(answer.checked)],
  ];
  return <FactList facts={facts} className="mt-6 gap-y-1" />;
}

function known(label: string, text: string | undefined): [string, string][] {
  return text === undefined ? [] : [[label, text]];
}
