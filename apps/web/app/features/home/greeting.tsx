import type { CSSProperties } from 'react';

/** Per letter. */
const GREETING_TYPING_MS = 17.5;

/** Uncovered letter by letter, by CSS alone: its room is saved, and anyone who listens hears it whole. */
export function Greeting({ text, className }: { text: string; className?: string }) {
  const letters = Array.from(text).length;
  const typing = { '--typed-letters': letters, '--typed-for': `${letters * GREETING_TYPING_MS}ms` } as CSSProperties;
  return (
    <p className={className}>
      <span key={text} className="animate-typed inline-block max-w-full" style={typing}>
        {text}
      </span>
    </p>
  );
}
