import { create } from 'zustand';
import { hasCode, messageOf } from '~/api/api-error.ts';

/** What the server said when the limit of the day refused feedback; null once feedback comes again. */
export const useFeedbackLimit = create<{ text: string | null }>(() => ({ text: null }));

export const noteFeedbackMade = (): void => useFeedbackLimit.setState({ text: null });

export function noteFeedbackFailed(error: unknown): void {
  if (hasCode(error, 'rate_limited')) useFeedbackLimit.setState({ text: messageOf(error) });
}
