/** Our mark: a door left ajar, with the warm light of the room behind it. The same drawing as public/favicon.svg. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#1d5f47" />
      <path d="M9 25V13a7 7 0 0 1 14 0v12z" fill="#f0cb80" />
      <path d="M9 25V13a7 7 0 0 1 7-7l3 3.6V28z" fill="#fbfaf4" />
      <circle cx="15.8" cy="17.6" r="1.3" fill="#1d5f47" />
    </svg>
  );
}
