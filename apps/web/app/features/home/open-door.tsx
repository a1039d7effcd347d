/** The picture of Home: a door left ajar with the light on behind it, standing on the card below. It says nothing that the words do not. */
export function OpenDoor({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 344 300" className={className} aria-hidden="true" focusable="false">
      <radialGradient id="open-door-light">
        <stop stopColor="var(--glow)" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="190" cy="170" rx="172" ry="168" fill="url(#open-door-light)" />
      <path d="M84 300V122a76 76 0 0 1 152 0v178z" fill="var(--door-frame)" />
      <path d="M98 300V122a62 62 0 0 1 124 0v178z" fill="var(--door-light)" />
      <path d="M98 300V122a62 62 0 0 1 62-62l34 27v213z" fill="var(--door-leaf)" />
      <path
        d="M114 130a46 46 0 0 1 46-50l18 15v75h-64zM114 188h64v90h-64z"
        fill="none"
        stroke="var(--line)"
        strokeWidth="2.5"
      />
      <circle cx="183" cy="194" r="6" fill="var(--accent)" />
      <path d="M256 300v-34h40v34z" fill="var(--door-frame)" />
      <path
        d="M276 266c-3-30-22-44-36-46 2 24 14 42 36 46zM276 266c0-34 12-56 30-66 8 28-6 56-30 66zM276 264c-8-26-6-50 6-68 10 22 8 48-6 68z"
        fill="var(--door-plant)"
      />
    </svg>
  );
}
