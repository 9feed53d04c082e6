import type { MouseEvent } from 'react';

/** Of a button's `mousedown`: pressing it with a pointer leaves the focus in the box (R10). */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
