/** A seal with a tick, in the hand of the other drawings; the heading beside it says the same. */
export function ValidSeal() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="valid-seal">
      <circle cx="16" cy="16" r="13" />
      <path d="m10 16.5 4 4 8-9" />
    </svg>
  );
}
