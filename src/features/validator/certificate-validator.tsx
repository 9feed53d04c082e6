import { useEffect, useRef, useState } from 'react';
import { idFromHash, moveIdToHash } from './certificate-link.ts';
import { CheckSeveral } from './check-several.tsx';
import { ContactLinks } from './contact-links.tsx';
import { lateComponent } from './late-component.tsx';
import type { ValidatorProps } from './validator-props.ts';
import { LoadFailure } from './load-failure.tsx';
import { LoadingNotice } from './loading-notice.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResult } from './search-result.tsx';
import { useCertificateSearch } from './use-certificate-search.ts';
import { useRegister } from './use-register.ts';

const MistypedLink = lateComponent(() => import('./mistyped-link.tsx'), 'MistypedLink');

/** Looks a certificate up in the register, which a Worker reads and keeps. */
export function CertificateValidator(props: ValidatorProps) {
  const { words, faults, settings, academyName } = props;
  const { idPrefixes } = settings;
  const contact = <ContactLinks contact={props.contact} />;
  const box = useRef<HTMLInputElement>(null);
  useEffect(moveIdToHash, []);
  const register = useRegister(settings);
  const search = useCertificateSearch(register);
  const [opensWithId] = useState(
    () => typeof location === 'object' && idFromHash(location.hash) !== undefined,
  );
  // A link asks for one answer, whose late parts would move what is below it.
  const isOneAnswer = opensWithId && register.status === 'ready' && search.searches < 2;

  return (
    <>
      {single()}
      {(register.status !== 'loading' || register.attempts > 1) && !isOneAnswer && (
        <CheckSeveral {...props} register={register} box={box} searches={search.searches} />
      )}
    </>
  );

  function single() {
    switch (register.status) {
      case 'loading':
        return <LoadingNotice words={words} progress={register.progress} />;
      case 'failed':
        return (
          <LoadFailure
            words={words.failed}
            sentence={faults[register.kind]}
            contact={contact}
            onRetry={register.retry}
          >
            {idPrefixes && <MistypedLink words={words.failed} prefixes={idPrefixes} />}
          </LoadFailure>
        );
      case 'ready':
        return (
          <>
            <SearchForm
              words={words}
              box={box}
              typed={search.typed}
              searches={search.searches}
              focusAtOnce={register.attempts > 1}
              onType={search.type}
              onSearch={search.submit}
            />
            <SearchResult
              words={words}
              lost={faults.interrupted}
              academyName={academyName}
              contact={contact}
              result={search.result}
              count={search.count}
              onSearch={(id, { detail }) => {
                // The button that was pressed goes with the answer around it. From the keyboard the focus
                // goes to the box (R10); a finger leaves it where it is, since a phone's keyboard would open.
                if (detail === 0) box.current?.focus();
                search.searchFor(id);
              }}
            />
          </>
        );
    }
  }
}
