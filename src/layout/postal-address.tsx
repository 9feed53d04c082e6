import type { Academy } from '../content/schemas/academy.ts';

interface PostalAddressProps {
  readonly address: Academy['address'];
}

/** The address in the lines of an envelope. */
export function PostalAddress({ address }: PostalAddressProps) {
  const { street, city, region, postalCode, country } = address;
  return (
    <>
      {street}
      <br />
      {`${city}, ${region} ${postalCode}`}
      <br />
      {country}
    </>
  );
}
