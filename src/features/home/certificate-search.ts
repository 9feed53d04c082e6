/** Lets the field for a certificate's ID open the validator with it: in the fragment, which no request carries. */
export function wireCertificateSearch(page: Document): void {
  const box = page.querySelector<HTMLInputElement>('[data-certificate-id]');
  box?.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    // No address can hold half a character.
    const id = box.value.trim().replace(/\p{Surrogate}/gu, '\ufffd');
    location.assign(`/SearchById#id=${encodeURIComponent(id)}`);
  });
}
