import { Menu, X } from 'lucide-react';
import type { Content } from '../content/content.ts';
import { type PageLink, pageLinks } from '../content/site-pages.ts';
import { Container } from '../ui/section.tsx';
import { Wordmark } from './academy-sign.tsx';

interface SiteHeaderProps {
  readonly content: Content;
  /** The address of the page that shows it. */
  readonly current: string;
}

/** A longer name does not fit beside the menu of a small screen, which then shows the short name. */
const mostCharacters = 20;

/**
 * The bar at the top of every page. On small screens its links are in the platform's popover, which needs no script; the
 * variant `menu` is for them. Browsers without popover (older than Chrome 114, Firefox 125 and Safari 17) show the links in a
 * row below the name. The row scrolls, and a word that is cut off at the edge shows that there are more.
 */
export function SiteHeader({ content, current }: SiteHeaderProps) {
  const { name, shortName } = content.academy;
  const words = content.site.navigation;
  const isLong = name.length > mostCharacters;
  return (
    <header className="@container/header sticky top-0 z-10 border-b border-line bg-paper print:hidden">
      <Container className="group flex h-(--header-height) flex-wrap items-center justify-between gap-x-4 menu:flex-nowrap bar:flex-nowrap">
        <a href="/" className="flex min-h-11 items-center wrap-anywhere text-ink">
          {isLong && <Wordmark name={shortName} className="lg:hidden" />}{' '}
          <Wordmark name={name} className={isLong ? 'max-lg:hidden' : ''} />
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
        <nav id="site-menu" popover="auto" aria-label={words.label} className={panel}>
          <ul className={list}>
            {pageLinks('menu', content).map(({ label, to }) => (
              <li key={to} className="border-line menu:not-first:border-t">
                <a href={to} aria-current={ariaCurrent(to, current)} className={link}>
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

/** Dims the page below the header, but not the header, whose cross closes the menu. */
const panel =
  '-mr-5 w-[calc(100%+1.25rem)] overflow-auto text-ink bar:static bar:mr-0 bar:block bar:w-auto bar:overflow-visible bar:bg-transparent ' +
  'menu:inset-x-0 menu:top-(--header-height) menu:bottom-auto menu:mr-0 menu:max-h-[calc(100dvh-var(--header-height))] menu:w-full menu:border-b ' +
  'menu:border-line menu:bg-paper menu:px-5 menu:py-3 menu:lifted menu:backdrop:top-(--header-height) menu:backdrop:bg-deeper menu:backdrop:opacity-50 menu:open:animate-settle';

/** The bar's last word ends where the content does, though the links are wider than their words. */
const list =
  '-ml-2.5 flex w-max bar:-mr-2.5 bar:ml-0 lg:bar:-mr-3.5 lg:gap-1 menu:ml-0 menu:block menu:w-auto';

/** The current page is marked by a line: below its word in the bar, before its word in the menu. */
const link =
  'relative flex min-h-11 items-center px-2.5 text-sm font-semibold text-ink lg:px-3.5 menu:min-h-14 menu:px-4 menu:text-lg ' +
  'after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 lg:after:inset-x-3.5 menu:after:inset-[0.75rem_auto_0.75rem_0] menu:after:h-auto menu:after:w-1 ' +
  'hover:after:bg-line aria-[current]:after:bg-marigold forced-colors:after:forced-color-adjust-none forced-colors:aria-[current]:after:bg-[Highlight]';

/** A course's page counts as Courses. */
function ariaCurrent(to: string, current: string): 'page' | 'true' | undefined {
  if (to === current) return 'page';
  return to !== '/' && current.startsWith(`${to}/`) ? 'true' : undefined;
}

interface BreadcrumbsProps {
  readonly label: string;
  /** From Home down to the page itself. */
  readonly trail: readonly PageLink[];
}

/** The path from Home to this page, on the ground of the page's hero. */
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
