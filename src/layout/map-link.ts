import type { Academy } from '../content/schemas/academy.ts';

/**
 * The address that looks the academy up on a map (Google's "Maps URLs", `search`), which opens the map's own program on
 * a phone that has it. Nothing of the map is loaded before one presses it.
 */
export function mapLink({ name, address }: Pick<Academy, 'name' | 'address'>): string {
  const { street, city, region, postalCode, country } = address;
  const query = [name, street, city, `${region} ${postalCode}`, country].join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
