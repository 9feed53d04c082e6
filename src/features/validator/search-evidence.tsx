import type { ValidatorWords } from '../../content/schemas/validator.ts';
import type { Answer } from './use-certificate-search.ts';

interface SearchEvidenceProps {
  readonly words: ValidatorWords['invalid']['evidence'];
  readonly academyName: string;
  readonly answer: Extract<Answer, { status: 'invalid' }>;
}

/** Which ID was looked for, where and when, so that the answer can be kept. */
export function SearchEvidence({ words, academyName, answer }: SearchEvidenceProps) {
  const facts = [
    [words.id, answer.id],
    [words.academy, academyName],
    [words.certificates, answer.certificates.toLocaleString('en-IN')],
    [
      words.checked,
      answer.checked.toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'long' }),
    ],
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
