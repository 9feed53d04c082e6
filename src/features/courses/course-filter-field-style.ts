/** The classes of what is above a field of the filter. */
export const labelStyle = 'mb-1.5 block text-sm font-semibold';

/** The classes of the box and the lists, 50 px high as the button beside them. */
export const fieldStyle = 'h-12.5 w-full rounded-md border-2 border-muted bg-raised';

/** The classes of an icon within a field; its side is missing. */
export const fieldIconStyle = 'pointer-events-none absolute top-3.75 text-muted';
