interface HeroLinkProps {
  readonly href: string;
  readonly text: string;
}

/** A second thing to do in a hero, after its button: as tall as a finger, and without a box. */
export function HeroLink({ href, text }: HeroLinkProps) {
  return (
    <a href={href} className="hero-link underlined-link">
      {text}
    </a>
  );
}
