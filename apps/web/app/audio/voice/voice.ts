/** One text being spoken. */
export type Speech = {
  /** Resolves when it was spoken to its end. Rejects when it could not be, `AbortError` when it was stopped. */
  done: Promise<void>;
  pause: () => void;
  resume: () => void;
};

/** A way to speak. `isThere` is asked before it is used. */
export type Voice = {
  isThere: () => Promise<boolean>;
  speak: (text: string, options: { signal: AbortSignal; onStart: () => void }) => Speech;
};

/** The browser lets a page speak only after the person has pressed something on it. */
export class SpeechNotAllowed extends Error {
  override readonly name = 'SpeechNotAllowed';
}

export const stopped = (): DOMException => new DOMException('The voice was stopped.', 'AbortError');
