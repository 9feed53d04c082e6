/** Opens the folded text to which the address leads, or which the address's section folds, now and after each link. */
export function openFolds(): void {
  const open = () => {
    // When the page has just been parsed, browsers have not marked the `:target` yet.
    const places = [...document.querySelectorAll('main [id]')];
    const place = places.find(({ id }) => encodeURI(`#${id}`) === location.hash);
    const fold = place?.closest('details') ?? place?.querySelector(':scope > div > details');
    fold?.setAttribute('open', '');
  };
  addEventListener('hashchange', open);
  open();
}
