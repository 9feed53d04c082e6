import { Menu, X } from 'lucide-react';

interface MenuButtonProps {
  readonly menuId: string;
  readonly open: string;
  readonly close: string;
}

/** Opens and closes the menu; which of its two faces shows is decided in `layout.css`. */
export function MenuButton({ menuId, open, close }: MenuButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      className="menu-button grid size-12 shrink-0 place-items-center rounded-md border border-line bg-raised md:hidden"
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
