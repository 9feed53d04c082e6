interface PrintedProofProps {
  /** With the blank `{date}`. */
  readonly sentence: string;
  readonly checked: Date;
  readonly link: string;
}

/** When the certificate was checked; on paper also the link. */
export function PrintedProof({ sentence, checked, link }: PrintedProofProps) {
  const date = checked.toLocaleDateString('en-IN', { dateStyle: 'long' });
  return (
    <>
      <p className="checked">{sentence.replace('{date}', date)}</p>
      <p className="on-paper link">{link}</p>
    </>
  );
}
