import { create } from 'zustand';

/** Plays the words of a quote in the person's own recording. */
type Play = (quote: string) => void;
type HeardQuotes = { quotes: readonly string[]; play: Play };

/** Quotes that can be heard on this page, by the recording that has them. */
const useHeardQuotes = create<{ byRecording: Readonly<Record<string, HeardQuotes>> }>(() => ({ byRecording: {} }));

/** Called by the player of a recording; answers how to withdraw it. */
export function offerQuotes(recordingId: string, heard: HeardQuotes): () => void {
  useHeardQuotes.setState(({ byRecording }) => ({ byRecording: { ...byRecording, [recordingId]: heard } }));
  return () =>
    useHeardQuotes.setState(({ byRecording: { [recordingId]: withdrawn, ...byRecording } }) => ({ byRecording }));
}

/** How to hear a quote of an answer; null where none of its recordings has it. The id of a recording begins with that of the answer. */
export function useHeardQuote(answerId: string, quote: string): Play | null {
  return useHeardQuotes(({ byRecording }) => {
    const isOfAnswer = (id: string) => id === answerId || id.startsWith(`${answerId}:`);
    const found = Object.entries(byRecording).find(([id, { quotes }]) => isOfAnswer(id) && quotes.includes(quote));
    return found?.[1].play ?? null;
  });
}
