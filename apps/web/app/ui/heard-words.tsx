import Play from 'lucide-react/icons/play';
import { createContext, type ReactNode, use } from 'react';
import { useHeardQuote } from '~/lib/heard-quotes.ts';

type HeardWordsProps = { name: string; onPress: () => void; children: ReactNode };

/** Words that can be heard in the person's own recording. On paper they are words like others. */
export function HeardWords({ name, onPress, children }: HeardWordsProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className="group -mx-1 cursor-pointer rounded-sm px-1 py-0.5 text-start hover:bg-accent-soft"
    >
      <span className="underline decoration-dotted underline-offset-4 group-hover:decoration-solid print:no-underline">
        {children}
      </span>
      <Play aria-hidden className="ml-1.5 inline size-3.5 text-accent-ink print:hidden" />
    </button>
  );
}

const HeardAnswer = createContext('');

/** The feedback on an answer: its quotes are played where a recording has them. */
export function HeardAnswerQuotes({ answerId, children }: { answerId: string; children: ReactNode }) {
  return <HeardAnswer value={answerId}>{children}</HeardAnswer>;
}

/** What is shown of a quote, pressable where it can be heard. `hear`: what the button is called before the quote. */
export function HeardQuote({ quote, hear, children }: { quote: string; hear: string; children: ReactNode }) {
  const play = useHeardQuote(use(HeardAnswer), quote);
  if (!play) return children;
  return (
    <HeardWords name={`${hear}: ${quote}`} onPress={() => play(quote)}>
      {children}
    </HeardWords>
  );
}
