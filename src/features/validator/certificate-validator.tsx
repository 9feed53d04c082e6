import { useState } from 'react';
import type { LoadProgress } from '../../register/worker/worker-messages.ts';
import type { ValidatorProps } from './validator-props.ts';
import { LoadFailure } from './load-failure.tsx';
import { LoadingNotice } from './loading-notice.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResult } from './search-result.tsx';
import { useCertificateSearch } from './use-certificate-search.ts';
import { useRegister } from './use-register.ts';
import './validator.css';

/** Looks a certificate up in the register, which a Worker reads and keeps. */
export function CertificateValidator(props: ValidatorProps) {
  const { words, faults, contact, settings, academyName } = props;
  const [progress, setProgress] = useState<LoadProgress>();
  const register = useRegister(settings, setProgress);
  const search = useCertificateSearch(register);

  switch (register.status) {
    case 'loading':
      return <LoadingNotice words={words} progress={progress} />;
    case 'failed':
      return (
        <LoadFailure
          words={words.failed}
          sentence={faults[register.kind]}
          contact={contact}
          onRetry={register.retry}
        />
      );
    case 'ready':
      return (
        <>
          <SearchForm
            words={words}
            typed={search.typed}
            focusAtOnce={register.attempts > 1}
            onType={search.type}
            onSearch={search.submit}
          />
          <SearchResult
            words={words}
            academyName={academyName}
            result={search.result}
            count={search.count}
          />
        </>
      );
  }
}
