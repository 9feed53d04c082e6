import { Download } from 'lucide-react';
import { useState } from 'react';
import { offerFile, savedMediaTypes } from '../../ui/offer-file.ts';
import { publishableCopy } from './publishable-copy.ts';
import type { OpenSheet } from './the-sheet.tsx';

/** A copy that holds only what the validator needs. */
export function CopyToPublish({ sheet: { name, rows, context } }: { readonly sheet: OpenSheet }) {
  const [saved, setSaved] = useState('');
  const save = () => {
    const copy = `${name.replace(/\.[^.]*$/, '')}-to-publish.xlsx`;
    offerFile(publishableCopy(rows, context.columns), savedMediaTypes.xlsx, copy);
    setSaved(copy);
  };
  return (
    <section className="room-card" aria-labelledby="copy">
      <h2 id="copy">A copy to publish</h2>
      <p>
        Everybody can download the register that you publish. This makes a copy with only the
        columns that the validator needs: no e-mail addresses, phone numbers, birth dates or notes
        of other columns, no formulas, no other sheets. Every ID gets the same answer from it. Your
        own sheet stays as it is.
      </p>
      <button type="button" className="button button-primary" onClick={save}>
        <Download aria-hidden="true" size={18} />
        Save the copy
      </button>
      <div role="status">
        {saved !== '' && (
          <p>
            Saved among your downloads: <bdi>{saved}</bdi>. To publish it, upload it to Google
            Sheets or Dropbox and share it, or put it into <code>content/register/</code>. Then
            write its link or its name into “Words and pictures”, “Certificates”, “The register”,
            “Address”.
          </p>
        )}
      </div>
    </section>
  );
}
