const WAVE = [8, 18, 30, 20, 38, 26, 12, 24, 34, 16, 28, 10] as const;

/** The door left ajar with the light on behind it, and a plant beside it. */
const Door = () => (
  <>
    <path d="M236 360V150a88 88 0 0 1 176 0v210z" fill="var(--door-frame)" />
    <path d="M252 360V150a72 72 0 0 1 144 0v210z" fill="var(--door-light)" />
    <path d="M396 360V150a72 72 0 0 0-72-72l-38 31v251z" fill="var(--door-leaf)" />
    <path
      d="M380 158a56 56 0 0 0-56-60l-22 18v80h78zM302 224h78v104h-78z"
      fill="none"
      stroke="var(--line-strong)"
      strokeOpacity="0.5"
      strokeWidth="2.5"
    />
    <circle cx="299" cy="238" r="7" fill="var(--accent)" />
    {/* The step: the leaf would otherwise run into the card below. */}
    <path d="M224 350h200v10H224z" fill="var(--door-frame)" />
    <path d="M440 360l-5-38h48l-5 38z" fill="var(--door-frame)" />
    <path
      d="M459 322c-4-36-28-54-46-57 3 31 18 53 46 57zM459 322c0-42 15-68 37-80 10 34-6 68-37 80zM459 320c-11-32-8-62 7-84 13 28 11 60-7 84z"
      fill="var(--door-plant)"
    />
  </>
);

/** A question, two lines of words. */
const Question = () => (
  <g className="drop-shadow-md">
    <path
      d="M52 58h196a18 18 0 0 1 18 18v52a18 18 0 0 1-18 18H52a18 18 0 0 1-18-18V76a18 18 0 0 1 18-18z"
      fill="var(--surface)"
    />
    <path d="M62 140l-6 28 34-22z" fill="var(--surface)" />
    <circle cx="70" cy="102" r="20" fill="var(--accent-soft)" />
    <path
      d="M60 106v-5a10 10 0 0 1 20 0v5m-20-2h4v8h-4zm16 0h4v8h-4z"
      fill="none"
      stroke="var(--accent-ink)"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path
      d="M106 92h132M106 113h88"
      stroke="var(--ink-faint)"
      strokeWidth="9"
      strokeLinecap="round"
      strokeOpacity="0.55"
    />
  </g>
);

/** The answer as it is spoken: the microphone and the sound. */
const Answer = () => (
  <g className="drop-shadow-md">
    <path
      d="M36 196h232a18 18 0 0 1 18 18v46a18 18 0 0 1-18 18H36a18 18 0 0 1-18-18v-46a18 18 0 0 1 18-18z"
      fill="var(--accent-soft)"
    />
    <circle cx="56" cy="237" r="24" fill="var(--accent)" />
    <path
      d="M56 225a5 5 0 0 1 5 5v6a5 5 0 0 1-10 0v-6a5 5 0 0 1 5-5zm-9 11a9 9 0 0 0 18 0m-9 9v5"
      fill="none"
      stroke="var(--on-accent)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    {WAVE.map((height, index) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
        key={index}
        d={`M${98 + index * 15} ${237 - height / 2}v${height}`}
        stroke="var(--accent)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    ))}
  </g>
);

/** What is said of the answer: a part of it is marked, and a ring is nearly full. */
const Feedback = () => (
  <g className="drop-shadow-md">
    <path
      d="M82 302h166a16 16 0 0 1 16 16v22a16 16 0 0 1-16 16H82a16 16 0 0 1-16-16v-22a16 16 0 0 1 16-16z"
      fill="var(--surface)"
    />
    <circle cx="92" cy="329" r="13" fill="none" stroke="var(--line)" strokeWidth="5" />
    <path
      d="M92 316a13 13 0 1 1-12.400 9.100"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      d="M120 321h70M120 338h44"
      stroke="var(--ink-faint)"
      strokeWidth="8"
      strokeLinecap="round"
      strokeOpacity="0.55"
    />
    <path d="M206 321h40M180 338h46" stroke="var(--door-light)" strokeWidth="8" strokeLinecap="round" />
  </g>
);

/**
 * The picture of Home: a question is asked, answered aloud and remarked on, and a door is ajar with the light on behind it. It rests on
 * the cards below and says nothing that the words do not.
 */
export function OpenDoor({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 500 360" className={className} aria-hidden="true" focusable="false">
      <radialGradient id="open-door-light">
        <stop stopColor="var(--glow)" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="300" cy="200" rx="250" ry="200" fill="url(#open-door-light)" />
      <Door />
      <Question />
      <Answer />
      <Feedback />
    </svg>
  );
}
