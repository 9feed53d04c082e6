import type { AboutSections as Sections } from '../../content/schemas/about.ts';
import { Brackets } from '../../layout/academy-mark.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Link } from '../../ui/link.tsx';
import { Paragraphs, Section } from '../../ui/section.tsx';
import { partnerMarks } from './about-art.tsx';

/** The years as stations of a line. */
export function History({ section }: { readonly section: Sections['history'] }) {
  const { heading, text, entries } = section;
  return (
    <Section id="history">
      <h2>{heading}</h2>
      <Paragraphs text={text} />
      <ol className="relative mt-6 grid gap-x-12 gap-y-6 before:absolute before:top-3.5 before:left-0 before:w-full before:rounded-full before:border-t-4 before:border-marigold max-sm:ml-5 max-sm:border-l-4 max-sm:border-marigold max-sm:pl-8 max-sm:before:hidden sm:auto-cols-fr sm:grid-flow-col">
        {entries.map(({ year, content }) => (
          <li
            key={year}
            className="relative before:absolute before:top-0 before:left-0 before:size-9 before:rounded-full before:border-4 before:border-paper before:bg-marigold before:ring-3 before:ring-ink max-sm:before:-left-13 sm:pt-12"
          >
            <h3 className="max-md:text-lg">{year}</h3>
            <p className="mt-1 max-w-lg text-muted">{content}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What a visitor might say, and beside it the name of what helps. */
export function Growth({ section }: { readonly section: Sections['growth-expansion'] }) {
  const { heading, text, youSay, link } = section;
  return (
    <section id="growth-expansion">
      <h2>{heading}</h2>
      <Paragraphs text={text} />
      <dl className="my-5 grid gap-2.5">
        {youSay.map(({ said, service }) => (
          <div key={said} className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[1.3fr_1fr]">
            <dt className="justify-self-start rounded-md rounded-bl-none bg-raised px-3.5 py-2 leading-snug wrap-anywhere card-shadow">
              {`“${said}”`}
            </dt>
            <dd className="flex items-center gap-2.5 font-display font-bold wrap-anywhere before:w-5 before:border-t-2 before:border-edge">
              {service}
            </dd>
          </div>
        ))}
      </dl>
      {link && (
        <Link to={link.to} look="arrow" about={heading}>
          {link.text}
        </Link>
      )}
    </section>
  );
}

/** Each kind of partner has a mark between the academy's brackets: a seal, a list, a door. */
export function Partnerships({ section }: { readonly section: Sections['partnerships'] }) {
  const { heading, text, cards } = section;
  return (
    <section id="partnerships">
      <h2>{heading}</h2>
      <Paragraphs text={text} />
      <ul className="mt-4 divide-y divide-line">
        {cards.map(({ title, text: purpose }, index) => (
          <li key={title} className="flex items-center gap-6 py-3 lg:py-5">
            <svg
              viewBox="0 0 64 32"
              aria-hidden="true"
              className="w-[min(5rem,30%)] shrink-0 lg:w-28"
            >
              <Brackets width={64} />
              <Drawing
                viewBox="0 0 64 32"
                shapes={partnerMarks[index % partnerMarks.length] ?? []}
              />
            </svg>
            <div className="min-w-0">
              <h3 className="max-md:text-lg">{title}</h3>
              <p className="wrap-anywhere text-muted">{purpose}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
