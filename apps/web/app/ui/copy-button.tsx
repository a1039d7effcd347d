import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import { logQuietly } from '~/lib/log-quietly.ts';
import { Button } from './button.tsx';
import type { ButtonLook } from './button-classes.ts';
import { uiMessages } from './messages.ts';

export const COPIED_MS = 700;

type CopyButtonProps = {
  /** The text for the clipboard; a function is called on press. */
  text: string | (() => string);
  /** What the button does, for example "Copy the letter". */
  name: string;
  onFail?: (error: unknown) => void;
  /** With words beside the icon instead of the icon alone. */
  hasLabel?: boolean;
  variant?: ButtonLook['variant'];
};

/** Copies, then shows a tick for 700 ms. */
export function CopyButton({ text, name, onFail, hasLabel = false, variant = 'ghost' }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'function' ? text() : text);
      setIsCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsCopied(false), COPIED_MS);
    } catch (error) {
      logQuietly('copy', error);
      onFail?.(error);
    }
  };

  return (
    <>
      <Button
        variant={variant}
        size={hasLabel ? 'default' : 'icon'}
        aria-label={hasLabel ? undefined : name}
        onClick={() => void copy()}
      >
        {isCopied ? (
          <Check aria-hidden className={variant === 'default' ? undefined : 'text-success'} />
        ) : (
          <Copy aria-hidden />
        )}
        {hasLabel && name}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? uiMessages.copied : ''}
      </span>
    </>
  );
}
