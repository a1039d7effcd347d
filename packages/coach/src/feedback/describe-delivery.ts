import type { FeedbackEntry, FeedbackRequest, SoundJudgement } from '@greenroom/contract/feedback';
import { countWords, measurePace } from '../delivery/measure-pace.ts';
import { scoreDelivery } from '../delivery/score-delivery.ts';
import { type DeliveryMeasure, toDelivery } from './measure-delivery.ts';

/** What an entry has on how the answer was said. */
export type Said = Pick<FeedbackEntry, 'delivery' | 'sound'>;

/** Nothing that the person switched off is in it: fillers are filled pauses, so they go with pace and pauses. */
export function describeDelivery(request: FeedbackRequest, measure: DeliveryMeasure): Said {
  const { delivery: parts = 'all', sound } = request;
  if (parts === 'none') return {};
  const judged = sound ? { sound: judgeSound(request, sound) } : {};
  if (parts === 'voice') return judged;
  const words = countWords(request.answer);
  return { delivery: { ...toDelivery(measure), wordsPerMinute: measurePace(words, request.durationMs) }, ...judged };
}

function judgeSound(
  { answer, durationMs, delivery }: FeedbackRequest,
  { pauses, ...voice }: NonNullable<FeedbackRequest['sound']>,
): SoundJudgement {
  if (!pauses || durationMs === undefined || delivery === 'voice') {
    return { score: null, meanPauseSeconds: null, longestPauseSeconds: null, ...voice };
  }
  const { pauseCount, pauseSeconds, longestPauseSeconds } = pauses;
  const meanPauseSeconds = pauseCount === 0 ? 0 : pauseSeconds / pauseCount;
  const wordCount = measurePace(countWords(answer), durationMs) === null ? null : countWords(answer);
  const { score } = scoreDelivery({
    ...voice,
    ...pauses,
    durationSeconds: durationMs / 1000,
    meanPauseSeconds,
    wordCount,
  });
  return { score, meanPauseSeconds, longestPauseSeconds, ...voice };
}
