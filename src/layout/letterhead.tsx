import type { Academy } from '../content/schemas/academy.ts';
import { printedWays } from './contact-ways.ts';
import { PostalAddress } from './postal-address.tsx';
import { Wordmark } from './wordmark.tsx';

interface LetterheadProps {
  readonly academy: Academy;
}

/** What stands above a page on paper only: who prints this, where they are and how to reach them. */
export function Letterhead({ academy }: LetterheadProps) {
  const { name, address } = academy;
  return (
    <div className="hidden justify-between gap-8 border-b border-line px-5 pb-4 text-sm print:flex">
      <p>
        <Wordmark name={name} />
      </p>
      <address className="not-italic">
        <PostalAddress address={address} />
        <br />
        {printedWays(academy).join(' · ')}
      </address>
    </div>
  );
}
