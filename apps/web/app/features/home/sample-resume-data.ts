/** The built-in coach's review of a made-up resume, shaped as the reviewer's own skill groups. */
import { RESUME_SCORE_MESSAGES } from '@greenroom/contract/constants';
import samples from './home-samples.json';

type State = 'found' | 'unclear' | 'missing';
const { review } = samples;

/** A line about the skill shows it, whether it is about work or a list. */
const stateOf = (state: string): State => (state === 'missing' || state === 'unclear' ? state : 'found');
const withStates = (skills: readonly { name: string; state: string }[]) =>
  skills.map(({ name, state }) => ({ name, state: stateOf(state) }));

export const SAMPLE_RESUME = {
  score: review.scoreValue,
  verdict: RESUME_SCORE_MESSAGES.find(({ from }) => review.scoreValue >= from)?.message ?? '',
  summary: review.scoreSummary,
  groups: [
    { name: 'Hard Skills', skills: withStates(review.hard) },
    { name: 'Soft Skills', skills: withStates(review.soft) },
  ],
};
