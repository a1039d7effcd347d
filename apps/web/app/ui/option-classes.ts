/** The classes of one option, for any element; the selected state is added there. */
export const optionClasses =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md bg-fill px-3 py-2 font-semibold leading-6 sm:px-4 ' +
  'transition-colors duration-(--duration-quick) hover:bg-fill-hover [&_svg]:size-4.5 forced-colors:border';
