import type { PageLink } from '../content/site-pages.ts';

interface FooterLinksProps {
  /** Of the heading, which names the list for a screen reader. */
  readonly id: string;
  readonly heading: string;
  readonly links: readonly PageLink[];
}

/** Some of the site's pages, under a heading. */
export function FooterLinks({ id, heading, links }: FooterLinksProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-lg text-on-deep">
        {heading}
      </h2>
      <ul className="mt-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <a
              href={encodeURI(to)}
              className="flex min-h-11 items-center hover:text-marigold lg:min-h-9"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
