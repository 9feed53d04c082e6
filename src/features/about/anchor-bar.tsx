import './anchor-bar.css';

interface AnchorBarProps {
  readonly label: string;
  readonly anchors: readonly { readonly id: string; readonly label: string }[];
}

/** Links to the page's sections, on screens wide enough to hold them beside the text. */
export function AnchorBar({ label, anchors }: AnchorBarProps) {
  return (
    <nav aria-label={label} className="hidden lg:col-span-3 lg:block print:hidden">
      <ul className="anchor-bar">
        {anchors.map((anchor) => (
          <li key={anchor.id}>
            <a href={`#${anchor.id}`} className="anchor">
              {anchor.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
