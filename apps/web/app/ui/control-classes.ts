/** What text inputs, text areas and selects share. */
export const controlClasses = [
  'w-full rounded-md border border-line-strong bg-surface px-4 text-base text-ink',
  'transition-[border-color,background-color] duration-(--duration-quick)',
  'hover:border-ink-soft focus-visible:outline-offset-0',
  'disabled:border-line disabled:bg-sunken disabled:text-ink-faint',
  'aria-invalid:border-danger aria-invalid:bg-danger-soft/30',
].join(' ');

/** For text inputs only: a select counts as read-only to CSS. */
export const readOnlyClasses = 'read-only:border-line read-only:bg-sunken/50 read-only:text-ink-soft';
