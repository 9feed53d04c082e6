/**
 * Makes the field for a certificate's ID open the validator, with the ID in the fragment, which no request carries.
 * The field is not `required`: Orca calls such a field invalid while it is empty.
 */
export function wireCertificateSearch(page: Document): void {
  const box = page.querySelector<HTMLInputElement>('[data-certificate-id]');
  box?.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    // An address can't hold half a character.
    const id = box.value.trim().replace(/\p{Surrogate}/gu, '\ufffd');
    location.assign(`/SearchById${id && `#id=${encodeURIComponent(id)}`}`);
  });
}
