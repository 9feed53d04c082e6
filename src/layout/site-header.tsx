import type { Academy } from '../content/schemas/academy.ts';
import type { Site } from '../content/schemas/site.ts';
import type { PageLink } from '../content/site-pages.ts';
import { Container } from '../ui/container.tsx';
import { MenuButton } from './menu-button.tsx';
import { NavLinks } from './nav-links.tsx';
import { Wordmark } from './wordmark.tsx';

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
  'border-b border-line bg-paper px-5 py-3 text-ink shadow-lifted backdrop:bg-deeper/50 md:hidden';

const panelLink = 'panel-link relative flex min-h-14 items-center pl-4 text-lg font-semibold';
