import type { ReactNode } from 'react';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { certificateLink } from './certificate-link.ts';
import { lateComponent } from './late-component.tsx';
import { type OnSearch, UnknownId } from './unknown-id.tsx';
import type { Result } from './use-certificate-search.ts';
import { ValidCertificate } from './valid-certificate.tsx';

/** Fetched once there is an answer to do something with. */
const CertificateActions = lateComponent(
  async () => (await import('./certificate-actions.tsx')).CertificateActions,
);
const UnknownIdDetails = lateComponent(
  async () => (await import('./unknown-id-details.tsx')).UnknownIdDetails,
);

interface SearchResultProps {
  readonly words: Pick<ValidatorWords, 'valid' | 'invalid'>;
  readonly academyName: string;
  readonly contact: ReactNode;
  readonly result: Result;
  /** Grows with each answer: it is written again, and so announced, even when it is the same. */
  readonly count: number;
  readonly onSearch: OnSearch;
}

/** The answer to the last search, announced to screen readers, and what a visitor can do with it. */
export function SearchResult({ words, result, count, ...rest }: SearchResultProps) {
  const { academyName, contact, onSearch } = rest;
  const valid = result.status === 'valid' && {
    words: words.valid,
    academyName,
    answer: result,
    link: certificateLink(result.certificate.id),
  };
  const invalid = result.status === 'invalid' && {
    words: words.invalid,
    academyName,
    answer: result,
    link: certificateLink(result.id),
  };
  return (
    <>
      <div role="status" className="mt-8">
        {valid && <ValidCertificate key={count} {...valid} />}
        {invalid && <UnknownId key={count} {...invalid} onSearch={onSearch} />}
      </div>
      {valid && <CertificateActions key={count} {...valid} />}
      {invalid && <UnknownIdDetails key={count} {...invalid} contact={contact} />}
    </>
  );
}
