import { createContext, type ReactNode, use } from 'react';
import { Button } from '~/ui/button.tsx';
import { handsFreeMessages } from './messages.ts';

export const TurnOff = createContext<() => void>(() => undefined);

/** `said` is what a screen reader says when it comes. */
export function Panel({ text, said = '', children }: { text: string; said?: string; children?: ReactNode }) {
  const turnOff = use(TurnOff);
  return (
    <section
      aria-label={handsFreeMessages.name}
      className="grid gap-1 rounded-lg bg-accent-soft px-4 py-2.5"
      data-forced-border
    >
      <p>{text}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {children}
        <Button variant="link" size="sm" onClick={turnOff}>
          {handsFreeMessages.off}
        </Button>
      </div>
    </section>
  );
}
