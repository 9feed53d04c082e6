import { Menu, X } from 'lucide-react';
import type { Content } from '../content/content.ts';
import { type PageLink, pageLinks } from '../content/site-pages.ts';
import { Container } from '../ui/section.tsx';
import { Wordmark } from '../ui/academy-sign.tsx';

interface SiteHeaderProps {
  readonly content: Content;
  /** The address of the page that shows the header. */
  readonly current: string;
}

/** In characters. On small screens, the short name replaces a longer name. */
const mostCharacters = 20;

/**
 * The bar at the top of every page. On small screens (the variant `menu`) its links are in a popover. Browsers
 * without popover (older than Chrome 114, Firefox 125 and Safari 17) show the links in a row.
 */
export function SiteHeader({ content, current }: SiteHeaderProps) {
  const { name, shortName } = content.academy;
  const words = content.site.navigation;
  const isLong = name.length > mostCharacters;
  return (
    <header className="@container/header sticky top-0 z-10 border-b border-line bg-paper print:hidden">
      <Container className="group flex h-(--header-height) flex-wrap items-center justify-between gap-x-4 menu:flex-nowrap bar:flex-nowrap">
        <a href="/" className="flex min-h-11 items-center wrap-anywhere text-ink">
          {/* A narrow name has its second line in any font. With all the room beside the menu, its lines depend on the font. */}
          {isLong && <Wordmark name={shortName} className="lg:hidden" />}{' '}
          <Wordmark name={name} className={isLong ? 'max-w-96 text-balance max-lg:hidden' : ''} />
        </a>
        <button type="button" popoverTarget="site-menu" className={opener}>
          <span className="group-has-[:popover-open]:hidden">
            <Menu aria-hidden="true" />
            <span className="sr-only">{words.open}</span>
          </span>{' '}
          <span className="hidden group-has-[:popover-open]:inline">
            <X aria-hidden="true" />
            <span className="sr-only">{words.close}</span>
          </span>
        </button>
        <nav id="site-menu" popover="auto" aria-label={words.label} className="site-menu">
          <ul>
            {pageLinks('menu', content).map(({ label, to }) => (
              <li key={to}>
                <a href={to} aria-current={ariaCurrent(to, current)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </header>
  );
}

const opener =
  'hidden size-12 shrink-0 place-items-center rounded-md border border-edge bg-raised menu:grid';

/** The link's `aria-current`. A course's page counts as a part of Courses. */
function ariaCurrent(to: string, current: string): 'page' | 'true' | undefined {
  if (to === current) return 'page';
  return to !== '/' && current.startsWith(`${to}/`) ? 'true' : undefined;
}

interface BreadcrumbsProps {
  readonly label: string;
  /** The pages from Home down to the page itself. */
  readonly trail: readonly PageLink[];
}

/** The path from Home to the current page, on the same ground as the page's hero. */
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
                className="as-tall-as-a-finger inline-flex min-h-8 items-center hover:underline aria-[current]:text-on-deep"
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
