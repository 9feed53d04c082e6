import { CertificateValidator } from '../../../../src/features/validator/certificate-validator.tsx';
import { islandWords } from '../../../../src/features/validator/island-words.ts';
import { ValidatorPanel } from '../../../../src/features/validator/validator-panel.tsx';
import { PageHero } from '../../../../src/ui/page-hero.tsx';
import { PageFrame } from './page-frame.tsx';
import { pages } from './prepared-pages.ts';

const { words, ...props } = pages.validator;

/** As `src/pages/SearchById.astro`. */
export function ValidatorPage() {
  return (
    <PageFrame path="/SearchById">
      <PageHero headline={words.heading} figure={{ value: words.sign, inCorner: true }} />
      <ValidatorPanel how={words.how}>
        <CertificateValidator words={islandWords(words)} {...props} />
      </ValidatorPanel>
    </PageFrame>
  );
}
