import { GREETING_TYPING_MS } from '@greenroom/contract/constants';
import type { CSSProperties } from 'react';

/** Uncovered letter by letter, by CSS alone: its room is kept, and whoever listens hears it whole. */
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
