import { contentStems } from '../text/content-stems.ts';
import type { ResumeLine } from './resume-facts.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

type Term = { pattern: RegExp; first: string; next: string };

/** Terms to agree on: only the person knows them, so each has one gap in its first sentence. The first that matches counts. */
const DRIVING = /\bdriving licen[cs]e|\bdriver'?s licen[cs]e|\bfull licen[cs]e/i;
const LICENCE: Term = {
  pattern: /licen[cs]e|\bdrive\b|\bcar\b|\btransport\b/,
  first: '**[Yes or no, and since when]**.',
  next: 'I can get to the site on time [how].',
};
/** A licence is no car. */
const ASKS_FOR_CAR = /\b(?:car|transport|vehicle)\b/;
const TERMS: readonly Term[] = [
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
  LICENCE,
];

/** Words of a question that name nothing to look for in a resume. */
const ASKING = new Set(
  'able willing happy comfortable open prepared ready allow often weekend night shift travel'.split(' '),
);
const SHORTEST_NAMED = 5;

/** A line that lists what a yes-or-no question names: "Can you prescribe?", "Nurse prescribing V150". */
function findListed(question: string, lines: readonly ResumeLine[]): ResumeLine | undefined {
  const asked = contentStems(question).filter((word) => word.length >= SHORTEST_NAMED && !ASKING.has(word));
  return lines.find(
    ({ kind, text }) =>
      (kind === 'certificate' || kind === 'skill') && contentStems(text).some((word) => asked.includes(word)),
  );
}

/** Terms to agree on, and plain questions for yes or no: what the resume lists is said, the rest is left to the person. */
export function answerTerms(question: string, lines: readonly ResumeLine[]): SpokenAnswer {
  const found = TERMS.find(({ pattern }) => pattern.test(question));
  const licence = found === LICENCE ? lines.find(({ text }) => DRIVING.test(text)) : undefined;
  const listed = licence ?? (found === undefined ? findListed(question, lines) : undefined);
  if (licence !== undefined && ASKS_FOR_CAR.test(question)) {
    return { paragraph1: `**[Yes or no]**; I hold this: **${licence.text}**.`, paragraph2: LICENCE.next };
  }
  if (listed !== undefined) {
    return {
      paragraph1: `Yes: **${listed.text}** is on my resume.`,
      paragraph2: 'I have used it for [what for, in one sentence].',
    };
  }
  return {
    paragraph1: found?.first ?? '**[Yes or no]**, and I would want to know how often it comes up.',
    paragraph2: found?.next ?? 'How do you usually arrange it?',
  };
}
