/**
 * Puts the logo's drawing into a page once. `AcademySign` shows it, in an island too. Its size is in attributes: a
 * page's styles may lack the class, and a drawing of 300 px would cover texts.
 */
export function LogoSymbol({ href }: { readonly href: string }) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <symbol id="logo" viewBox="0 0 32 32">
        <image href={href} width="32" height="32" />
      </symbol>
    </svg>
  );
}
