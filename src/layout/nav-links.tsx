import type { PageLink } from '../content/site-pages.ts';

interface NavLinksProps {
  readonly links: readonly PageLink[];
  /** The address of the page that is being shown. */
  readonly current: string;
  readonly linkClassName: string;
}

/** The site's main links, the current one marked. A course belongs to Courses. */
export function NavLinks({ links, current, linkClassName }: NavLinksProps) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <a href={to} aria-current={currentMark(to, current)} className={linkClassName}>
        {label}
      </a>
    </li>
  ));
}

function currentMark(to: string, current: string): 'page' | 'true' | undefined {
  if (to === current) return 'page';
  return to !== '/' && current.startsWith(`${to}/`) ? 'true' : undefined;
}
