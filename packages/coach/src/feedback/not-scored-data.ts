import type { NotScoredReason } from '@greenroom/contract/feedback';

/** What is said instead of a score: what happened, then what to do. Never praise, never blame. */
export const NOT_SCORED_SENTENCES: Record<NotScoredReason, readonly string[]> = {
  empty: [
    'There was nothing to hear in this answer, so it has no score. Check that the microphone is on, or type your answer, and try again.',
  ],
  'too-short': [
    'This was too short to score. Take half a minute: say where it was, what you did and what came of it.',
    'A few words are not enough to score. Try three sentences: the situation, your part in it, and how it ended.',
  ],
  gibberish: [
    'We could not make out sentences in this answer, so it has no score. Speak a little slower and closer to the microphone, or type it.',
    'These words did not come through as an answer, so there is no score. Please try once more, or type it in a few sentences.',
  ],
  'other-language': [
    'This answer does not seem to be in English, so the coach could not score it. Please answer in English; simple sentences are all it takes.',
  ],
  'repeats-the-question': [
    'This mostly says the question back, so there is nothing of yours to score yet. Begin with one moment from your own experience.',
    'The question came back instead of an answer, so it has no score. Start with "In my last job" or "At school" and tell what happened.',
  ],
  'off-topic': [
    'This seems to speak of something else than the question, so it has no score. If it was heard wrongly, correct the text; if not, begin once more with the key word of the question.',
  ],
  skipped: ['This question was skipped, so it has no score. You can come back to it whenever you like.'],
  unavailable: [
    'The coach could not be reached, so this answer has no score. Your answer is kept; please try again later.',
  ],
};

export const NOT_SCORED_STEPS: Partial<Record<NotScoredReason, string>> = {
  empty: 'Record a few words in the device check, then answer again.',
  'too-short': 'Speak for at least half a minute before you stop.',
  gibberish: 'Try again in two or three plain sentences.',
  'other-language': 'Answer again in English.',
  'repeats-the-question': 'Tell one thing that happened to you, instead of the question.',
  'off-topic': 'Begin your answer with the key word of the question.',
};
