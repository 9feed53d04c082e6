import { useState } from 'react';

interface PrintedProofProps {
  /** With the blank `{date}`. */
  readonly sentence: string;
  readonly link: string;
}

/** When the certificate was checked; on paper also the link. */
export function PrintedProof({ sentence, link }: PrintedProofProps) {
  const [checked] = useState(() => new Date().toLocaleDateString('en-IN', { dateStyle: 'long' }));
  return (
    <>
      <p className="checked">{sentence.replace('{date}', checked)}</p>
      <p className="on-paper link">{link}</p>
    </>
  );
}
