/** The picture of interviews that are still to come: two chairs that wait for a conversation. */
export function EmptyStage({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 140" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="124" rx="108" ry="10" fill="var(--sunken)" />
      <path d="M120 6v26" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M98 46a22 22 0 0 1 44 0z" fill="var(--door-frame)" />
      <path d="M100 48h40l34 72H66z" fill="var(--door-light)" opacity="0.3" />
      <g fill="none" stroke="var(--door-frame)" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M46 60v36h34v26M46 96v26M46 60c-2 12-2 24 0 36" />
        <path d="M194 60v36h-34v26M194 96v26M194 60c2 12 2 24 0 36" />
      </g>
      <path d="M104 122v-22h32v22" fill="none" stroke="var(--line-strong)" strokeWidth="4" strokeLinejoin="round" />
      <path d="M98 100h44" stroke="var(--line-strong)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M120 98c-2-12-9-17-14-18 1 9 5 16 14 18zM120 98c0-13 5-20 12-23 3 10-2 20-12 23z"
        fill="var(--door-plant)"
      />
    </svg>
  );
}
