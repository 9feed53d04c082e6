// The folder src/features/not-found is the page for an address that does not exist.
// Like each feature, it may import ui, layout, answer, content and register, but no other feature.
// Start here; suggest-pages.ts is the script that offers the nearest pages.
import type { ReactNode } from 'react';
import type { Content } from '../../content/content.ts';
import type { PageLink } from '../../content/site-pages.ts';
import { Fold } from '../../ui/fold.tsx';
import { Link } from '../../ui/link.tsx';
import { Container } from '../../ui/section.tsx';

interface NotFoundPageProps extends Pick<Content, 'catalogue'> {
  readonly words: Content['notFound'];
  /** All pages of the site. `words` are other words for a page, and `alias` is its second address. */
  readonly pages: readonly (PageLink & {
    readonly words: readonly string[];
    readonly alias?: string | undefined;
  })[];
  readonly children: ReactNode;
}

/** The page for an unknown address. `suggest-pages.ts` puts the address and suggestions into the page. */
export function NotFoundPage({ words, catalogue, pages, children }: NotFoundPageProps) {
  const [before = '', after = ''] = words.message.split('{path}');
  const { box, placeholder, label: find } = catalogue.filter;
  return (
    <Container className="py-10 md:py-20">
      <div className="grid items-center gap-10 md:grid-cols-[2fr_1fr]">
        <div>
          <h1 className="max-md:text-3xl">{words.heading}</h1>
          <p className="mt-3 text-lg">{words.plainly}</p>
          <p className="mt-3 text-lg text-muted">
            {before}
            <strong data-asked-path="" className="wrap-anywhere text-ink">
              {words.thisAddress}
            </strong>
            {after}
          </p>
          <section data-suggestions="" hidden className="mt-8">
            <h2>{words.didYouMean}</h2>
            <ul className="mt-2" />
          </section>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:grid">
            <Link to="/" look="main">
              {words.home}
            </Link>{' '}
            {children}
          </p>
          <form action="/courses" className="scripted mt-8 max-w-2xl">
            <label className="font-semibold">
              {box}
              <input type="search" name="q" placeholder={placeholder} className={searchBox} />
            </label>
            <button type="submit" className="button button-quiet mt-2 max-sm:w-full">
              {find}
            </button>
          </form>
          <ul className="mt-4 max-sm:text-sm">
            {catalogue.groups.map(({ id, heading }) => (
              <li key={id} className="py-2.5">
                <a href={`/courses#${id}`} className="underlined-link">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
          {/* If the page exists but can't be loaded, `suggest-pages.ts` shows this text in place of the 404 text. */}
          <template data-offline-notice={words.offline.heading}>
            <p className="mt-5 max-w-2xl text-lg text-muted">{words.offline.text}</p>
            <p className="mt-8 flex flex-wrap gap-3">
              <Link to="" look="main">
                {words.offline.again}
              </Link>{' '}
              <Link to="/courses" look="quiet">
                {catalogue.label}
              </Link>{' '}
              {children}
            </p>
          </template>
        </div>
        <LostCompass />
      </div>
      <Fold label={words.allPages}>
        <ul
          data-all-pages=""
          className="[columns:2_8rem] gap-8 md:[columns:3_12rem] lg:[columns:4_12rem]"
        >
          {pages.map(({ label, to, words: others, alias }) => (
            <li key={to} className="break-inside-avoid py-2.5">
              <a
                href={encodeURI(to)}
                data-alias={alias}
                data-words={others.join() || undefined}
                className="underlined-link"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </Container>
  );
}

const searchBox =
  'mt-1.5 block h-12 w-full appearance-none rounded-md border border-edge bg-raised px-3 font-normal placeholder:text-muted';

function LostCompass() {
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true" className="w-full max-md:hidden">
      <circle cx="120" cy="120" r="96" className="fill-sunken stroke-ink" strokeWidth="6" />
      <g className="stroke-muted" strokeWidth="5" strokeLinecap="round">
        <path d="M120 40v14M120 186v14M40 120h14M186 120h14" />
      </g>
      <path
        d="m196 28-62 104-26-24z"
        className="fill-marigold stroke-ink"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="m62 188 72-56-26-24z"
        className="fill-raised stroke-ink"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <circle cx="121" cy="120" r="8" className="fill-ink" />
    </svg>
  );
}
