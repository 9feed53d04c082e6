import { Component, useEffect, useRef, useState } from 'react';
import { moveIdToHash } from './certificate-link.ts';
import { BatchPanel, SeveralButton } from './check-several.tsx';
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

/** The validator; where it fails itself, how to go on. React knows of failures by a class only. */
export class CertificateValidator extends Component<ValidatorProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { words, contact } = this.props;
    if (!this.state.hasFailed) return <Validator {...this.props} />;
    return (
      <LoadFailure
        words={{ ...words.failed, heading: words.broken }}
        contact={<ContactLinks contact={contact} />}
        onRetry={() => location.reload()}
      />
    );
  }
}

/** Looks certificates up in the register, which a Worker reads and keeps. */
function Validator(props: ValidatorProps) {
  const { words, faults, settings } = props;
  const contact = <ContactLinks contact={props.contact} />;
  const box = useRef<HTMLInputElement>(null);
  const [isSeveralOpen, setSeveralOpen] = useState<boolean>();
  useEffect(moveIdToHash, []);
  const register = useRegister(settings);
  const search = useCertificateSearch(register);
  const { searches } = search;

  return (
    <>
      {register.status === 'loading' && (
        <LoadingNotice words={words} progress={register.progress} />
      )}
      {register.status === 'failed' && (
        <LoadFailure
          words={words.failed}
          sentence={faults[register.kind]}
          contact={contact}
          onRetry={register.retry}
        >
          {settings.idPrefixes && (
            <MistypedLink words={words.failed} prefixes={settings.idPrefixes} />
          )}
        </LoadFailure>
      )}
      {register.status !== 'loading' && (
        <SeveralButton words={words} isOpen={isSeveralOpen} onPress={setSeveralOpen} />
      )}
      {register.status === 'ready' && (
        <SearchForm
          words={words}
          box={box}
          typed={search.typed}
          searches={searches}
          focusAtOnce={register.attempts > 1}
          onType={search.type}
          onSearch={search.submit}
        />
      )}
      {register.status === 'ready' && (
        <SearchResult
          words={words}
          academyName={props.academyName}
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
      )}
      {isSeveralOpen !== undefined && (
        <BatchPanel {...props} {...{ isOpen: isSeveralOpen, register, box, searches }} />
      )}
    </>
  );
}
