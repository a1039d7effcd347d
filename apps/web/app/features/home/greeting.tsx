import type { CSSProperties } from 'react';
import { WithText } from '~/ui/with-text.tsx';

/** Per letter. */
const GREETING_TYPING_MS = 17.5;

type GreetingProps = { words: (name: string) => string; name: string; className?: string };

/** Uncovered letter by letter, by CSS alone: its room is saved, and anyone who listens hears it whole. */
export function Greeting({ words, name, className }: GreetingProps) {
  const letters = Array.from(words(name)).length;
  const typing = { '--typed-letters': letters, '--typed-for': `${letters * GREETING_TYPING_MS}ms` } as CSSProperties;
  return (
    <p className={className}>
      <span key={name} className="wrap-anywhere inline-block max-w-full animate-typed" style={typing}>
        <WithText words={words} text={name} />
      </span>
    </p>
  );
}
