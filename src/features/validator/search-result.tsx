import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { certificateLink } from './certificate-link.ts';
import { lateComponent } from './late-component.tsx';
import { UnknownId } from './unknown-id.tsx';
import type { Result } from './use-certificate-search.ts';
import { ValidCertificate } from './valid-certificate.tsx';

/** Fetched once there is an answer to do something with. */
const CertificateActions = lateComponent(
  async () => (await import('./certificate-actions.tsx')).CertificateActions,
);

interface SearchResultProps {
  readonly words: Pick<ValidatorWords, 'valid' | 'invalid'>;
  readonly academyName: string;
  readonly result: Result;
  /** Grows with each search: the answer is written anew, and so announced, even when it is the same. */
  readonly count: number;
}

/** The answer to the last search, announced to screen readers, and what one can do with it. */
export function SearchResult({ words, academyName, result, count }: SearchResultProps) {
  const valid = result.status === 'valid' && {
    words: words.valid,
    academyName,
    certificate: result.certificate,
    link: certificateLink(result.certificate.id),
  };
  return (
    <>
      <div role="status" className="mt-8">
        {valid && <ValidCertificate key={count} {...valid} />}
        {result.status === 'invalid' && <UnknownId key={count} words={words.invalid} />}
      </div>
      {valid && <CertificateActions key={count} {...valid} />}
    </>
  );
}
