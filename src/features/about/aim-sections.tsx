import { Check } from 'lucide-react';
import type { AboutSections as Sections } from '../../content/schemas/about.ts';
import { Link } from '../../ui/link.tsx';
import { Paragraphs, Section } from '../../ui/section.tsx';

/** One sentence, in which what counts is marked. */
export function Vision({ section }: { readonly section: Sections['our-vision'] }) {
  const { heading, text, depends } = section;
  return (
    <Section
      id="our-vision"
      className="bg-sunken"
      inner="grid gap-x-12 gap-y-3 lg:grid-cols-[1fr_2fr]"
    >
      <h2>{heading}</h2>
      <div>
        <p className="max-w-3xl font-display text-xl font-semibold text-balance md:text-2xl">
          {`${depends.begins} `}
          <mark className="rounded-sm bg-transparent box-decoration-clone px-1.5 text-inherit not-print:bg-deep not-print:text-on-deep">
            {depends.counts}
          </mark>
          {` ${depends.doesNot.join(' ')}`}
        </p>
        <Paragraphs text={text} />
      </div>
    </Section>
  );
}

/** One large sentence over stairs, at whose top the sun rises. */
export function Mission({ section }: { readonly section: Sections['our-mission'] }) {
  const { heading, sentence, text, cards } = section;
  return (
    <Section id="our-mission" className="overflow-x-clip bg-deep text-on-deep">
      <h2>{heading}</h2>
      <p className="mt-3 max-w-5xl font-display text-2xl font-bold text-balance lg:text-3xl">
        {sentence}
      </p>
      <div className="text-on-deep-muted">
        <Paragraphs text={text} />
      </div>
      <ul className="mt-6 grid gap-4 md:mt-2 md:auto-cols-fr md:grid-flow-col md:items-start md:gap-0">
        {cards.map(({ title, text: why }) => (
          <li
            key={title}
            className="relative border-t-[3px] border-marigold pt-2 md:pt-3 md:pr-6 md:not-first:pl-5 md:not-first:before:absolute md:not-first:before:-top-[3px] md:not-first:before:left-0 md:not-first:before:h-14 md:not-first:before:border-l-[3px] md:not-first:before:border-marigold md:last:after:absolute md:last:after:right-0 md:last:after:bottom-full md:last:after:aspect-2/1 md:last:after:w-28 md:last:after:rounded-t-full md:last:after:bg-marigold md:nth-last-2:mt-14 md:nth-last-3:mt-28 md:nth-last-4:mt-42"
          >
            <h3 className="max-md:text-lg">{title}</h3>
            <p className="mt-1 text-on-deep-muted">{why}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What can be counted on, ticked; beside it, what proves a certificate. */
export function Commitment({ section }: { readonly section: Sections['commitment'] }) {
  const { heading, sentence, promises, text, link } = section;
  return (
    <Section
      id="commitment"
      className="bg-sunken"
      inner="grid gap-x-12 gap-y-2 lg:grid-cols-[1.3fr_1fr] lg:items-end"
    >
      <div>
        <h2>{heading}</h2>
        <p className="mt-2 font-display text-xl font-semibold text-balance">{sentence}</p>
        <ul className="mt-4 grid gap-3">
          {promises.map((promise) => (
            <li key={promise} className="flex gap-3">
              <Check aria-hidden="true" strokeWidth={3} className="mt-0.5 shrink-0" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <div className="space-y-4">
        <Paragraphs text={text} />
        {link && (
          <Link to={link.to} look="arrow" about={heading}>
            {link.text}
          </Link>
        )}
      </div>
    </Section>
  );
}

/** A sun that rises at the section's lower edge; on a phone the next section is there at once. */
export function LookingAhead({
  section: { heading, text },
}: {
  readonly section: Sections['looking-ahead'];
}) {
  return (
    <Section
      id="looking-ahead"
      className="relative isolate overflow-clip md:after:absolute md:after:right-[max(2rem,50vw-38rem)] md:after:bottom-0 md:after:-z-10 md:after:aspect-2/1 md:after:w-64 md:after:rounded-t-full md:after:bg-marigold md:after:shadow-[0_0_0_3rem_color-mix(in_srgb,var(--color-marigold)_14%,transparent),0_0_0_8rem_color-mix(in_srgb,var(--color-marigold)_9%,transparent)] lg:after:w-80 print:after:hidden"
    >
      <h2>{heading}</h2>
      <div className="md:max-w-[55%]">
        <Paragraphs text={text} />
      </div>
    </Section>
  );
}
