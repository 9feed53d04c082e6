const shared =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md font-semibold ' +
  'transition-[background-color,transform] duration-(--duration-quick) active:translate-y-px ' +
  'disabled:cursor-not-allowed disabled:opacity-45 forced-colors:border';

/** The classes of everything that is pressed, whether a link or a button. */
export const buttonStyle = {
  primary: `${shared} px-5 py-2.5 bg-marigold text-on-marigold hover:bg-marigold-strong`,
  quiet: `${shared} px-5 py-2.5 border border-line bg-raised text-ink hover:border-marigold`,
  icon: `${shared} w-12 border border-line bg-raised text-ink hover:border-marigold`,
};
