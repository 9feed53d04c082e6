/** Puts the logo's drawing into a page once. `AcademySign` shows it, in an island too. */
export function LogoSymbol({ href }: { readonly href: string }) {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <symbol id="logo" viewBox="0 0 32 32">
        <image href={href} width="32" height="32" />
      </symbol>
    </svg>
  );
}
