import { Menu, X } from 'lucide-react';
import type { Academy } from '../content/schemas/academy.ts';
import type { Site } from '../content/schemas/site.ts';
import { linksTo, type PageLink, type SitePage } from '../content/site-pages.ts';
import { Container } from '../ui/section.tsx';
import { Wordmark } from './academy-mark.tsx';

interface SiteHeaderProps {
  readonly academy: Pick<Academy, 'name' | 'shortName'>;
  readonly words: Site['navigation'];
  readonly menu: readonly PageLink[];
  readonly current: string;
}

const menuId = 'site-menu';

/** A longer name has no room beside the menu of a small screen, which then shows the short one. */
const mostCharacters = 20;

/** The bar at the top of every page. Its menu on small screens is the platform's popover: no script. */
export function SiteHeader({ academy, words, menu, current }: SiteHeaderProps) {
  const { name, shortName } = academy;
  const isLong = name.length > mostCharacters;
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper print:hidden">
      <Container className="site-bar flex h-(--header-height) items-center justify-between gap-4">
        <a href="/" className="flex min-h-11 items-center text-ink">
          {isLong && <Wordmark name={shortName} className="lg:hidden" />}
          <Wordmark name={name} className={isLong ? 'max-lg:hidden' : ''} />
        </a>
        <nav aria-label={words.label} className="bar-nav hidden md:block">
          <ul className="bar flex lg:gap-1">
            <NavLinks links={menu} current={current} linkClassName={barLink} />
          </ul>
        </nav>
        <MenuButton menuId={menuId} open={words.open} close={words.close} />
        <nav id={menuId} popover="auto" aria-label={words.label} className={panel}>
          <ul className="divide-y divide-line">
            <NavLinks links={menu} current={current} linkClassName={panelLink} />
          </ul>
        </nav>
      </Container>
    </header>
  );
}

const barLink = 'bar-link relative flex min-h-11 items-center text-sm font-semibold text-ink';

const panel =
  'site-menu inset-x-0 top-(--header-height) bottom-auto m-0 max-h-[calc(100dvh-var(--header-height))] w-full max-w-none overflow-y-auto ' +
  'border-b border-line bg-paper px-5 py-3 text-ink lifted backdrop:bg-deeper/50 md:hidden';

const panelLink = 'panel-link relative flex min-h-14 items-center pl-4 text-lg font-semibold';

interface MenuButtonProps {
  readonly menuId: string;
  readonly open: string;
  readonly close: string;
}

/** Opens and closes the menu; which of its two faces shows is decided in `layout.css`. */
function MenuButton({ menuId, open, close }: MenuButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      className="menu-button grid size-12 shrink-0 place-items-center rounded-md border border-edge bg-raised md:hidden"
    >
      <span className="menu-opener">
        <Menu aria-hidden="true" />
        <span className="sr-only">{open}</span>
      </span>
      <span className="menu-closer">
        <X aria-hidden="true" />
        <span className="sr-only">{close}</span>
      </span>
    </button>
  );
}

interface NavLinksProps {
  readonly links: readonly PageLink[];
  /** The address of the page that is being shown. */
  readonly current: string;
  readonly linkClassName: string;
}

/** The site's main links, the current one marked. A course belongs to Courses. */
function NavLinks({ links, current, linkClassName }: NavLinksProps) {
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

interface BreadcrumbsProps {
  readonly label: string;
  /** From the site's first page down to the page itself. */
  readonly trail: readonly PageLink[];
}

/** Where in the site the visitor is; the last step is the page itself. It is on the ground of the page's hero. */
export function Breadcrumbs({ label, trail }: BreadcrumbsProps) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label={label} className="relative bg-deep pt-4 md:pt-6 print:hidden">
      <Container>
        <ol className="flex flex-wrap gap-x-2 text-sm text-on-deep-muted">
          {trail.map(({ label: name, to }, index) => (
            <li key={to} className="flex min-h-8 items-center gap-2">
              <a
                href={encodeURI(to)}
                aria-current={index === trail.length - 1 ? 'page' : undefined}
                className="inline-flex min-h-8 items-center hover:underline aria-[current]:text-on-deep"
              >
                {name}
              </a>
              {index < trail.length - 1 && <span aria-hidden="true">/</span>}
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  );
}

/** The way to a page through the pages above it; none for the first page, and none for a page without a label. */
export function breadcrumbTrail(page: SitePage, pages: readonly SitePage[]): PageLink[] {
  if (page.path === '/' || page.label === undefined) return [];
  const above = pages.filter(({ path }) => path === '/' || page.path.startsWith(`${path}/`));
  return linksTo([...above, page]);
}
