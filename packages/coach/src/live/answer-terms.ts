import type { SpokenAnswer } from './spoken-answer.ts';

/** Terms to agree on: only the person knows them, so each has one gap in its first sentence. The first that matches counts. */
const TERMS: readonly { pattern: RegExp; first: string; next: string }[] = [
  {
    pattern: /salar|commission|\bwages?\b|hourly|compensat|remunerat|\bpay\b|money|looking to make|\brate\b|earn/,
    first: 'I have **[your range]** in mind, depending on the whole package.',
    next: 'What did you have in mind for the position?',
  },
  {
    pattern: /visa|sponsor|legally|entitled to work|permit|authori[sz]ed/,
    first: 'My status is this: **[what you hold, or what you need]**.',
    next: 'I can send you the papers whenever you need them.',
  },
  {
    pattern: /interviewing|other (?:offers|application|process)|anywhere else/,
    first: 'I am also **[talking to others, or not]**, and this is the place that I came prepared for.',
    next: 'I will tell you in good time when something changes.',
  },
  {
    pattern: /notice|start|available|availability|join us|how soon/,
    first: 'I could start on **[date]**.',
    next: 'Until then I want to hand over my work in good order.',
  },
  {
    pattern: /licen[cs]e|\bdrive\b|\bcar\b/,
    first: '**[Yes or no, and since when]**.',
    next: 'I can get to the site on time either way.',
  },
];

export function answerTerms(question: string): SpokenAnswer {
  const found = TERMS.find(({ pattern }) => pattern.test(question));
  return {
    paragraph1: found?.first ?? '**[Yes or no]**, and I would want to know how often it comes up.',
    paragraph2: found?.next ?? 'How do you usually arrange it?',
  };
}
