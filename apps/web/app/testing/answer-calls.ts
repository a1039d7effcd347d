import { vi } from 'vitest';

/** An error in plain words is not our own: something between the server and the browser has answered. */
type Answer = {
  status?: number;
  headers?: Record<string, string>;
  data?: unknown;
  error?: { code: string; message: string } | string;
};
export type SentCall = { method: string; path: string; headers: Record<string, string>; body: unknown };

function takeAnswer(answers: Record<string, Answer | Answer[]>, method: string, path: string): Answer | undefined {
  const found = Object.entries(answers).find(([key]) => {
    const [wantedMethod, part = ''] = key.split(' ');
    return wantedMethod === method && path.includes(part);
  })?.[1];
  if (!Array.isArray(found)) return found;
  return found.length > 1 ? found.shift() : found[0];
}

/**
 * Answers the calls of the API client: the first entry with a matching "METHOD /path-part". A list is consumed from the
 * left; its last answer repeats. Returns the requests, in order.
 */
export function answerCalls(answers: Record<string, Answer | Answer[]>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    sent.push({ method, path, headers: init.headers as Record<string, string>, body });
    const answer = takeAnswer(answers, method, path);
    if (!answer) throw new Error(`no answer for ${method} ${path}`);
    const { status = answer.error ? 500 : 200, headers = {}, data, error } = answer;
    const failure = typeof error === 'object' ? { requestId: 'r', ...error } : error;
    return Response.json(failure ? { success: false, error: failure } : { success: true, data }, { status, headers });
  });
  return sent;
}
