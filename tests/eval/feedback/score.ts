import { type FeedbackEntry, type FeedbackRequest, feedbackEntry } from '@greenroom/contract/feedback';
import { createBuiltInCoach } from '../../../apps/server/src/adapters/built-in-coach/built-in-coach.ts';

/** Scores one answer: the built-in coach in this process, or the server at `EVAL_URL` with whatever model it has. */
export type Scorer = (request: FeedbackRequest) => Promise<FeedbackEntry>;

export function createScorer(url: string | undefined): Scorer {
  if (url === undefined || url === '') return (request) => createBuiltInCoach().giveFeedback(request, {});
  const endpoint = new URL('/api/v1/ai/completions/feedback', url);
  return async (request) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    if (!response.ok)
      throw new Error(`${endpoint.href} answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
    const body = (await response.json()) as { data?: { data?: unknown } };
    return feedbackEntry.parse(body.data?.data ?? body.data);
  };
}
