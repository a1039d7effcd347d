/** The picture of a list that is still empty: a conversation on paper, put away beside a plant. */
export function SavedPages({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 140" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="128" rx="108" ry="9" fill="var(--sunken)" />
      <rect x="62" y="22" width="84" height="104" rx="8" fill="var(--accent-soft)" transform="rotate(-7 104 126)" />
      <rect x="74" y="18" width="84" height="108" rx="8" fill="var(--door-leaf)" stroke="var(--line)" strokeWidth="2" />
      <g fill="none" strokeLinecap="round" strokeWidth="5">
        <path d="M88 36v16M88 80v16" stroke="var(--door-frame)" />
        <path d="M88 62v8M88 106v8" stroke="var(--door-light)" />
        <path d="M100 38h44M100 50h28M100 66h36M100 82h44M100 94h20M100 110h32" stroke="var(--line)" />
      </g>
      <path d="M182 126v-22h30v22z" fill="var(--door-frame)" />
      <path
        d="M197 104c-2-19-14-28-23-29 1 15 9 27 23 29zM197 104c0-21 8-35 19-42 5 18-4 35-19 42z"
        fill="var(--door-plant)"
      />
    </svg>
  );
}
