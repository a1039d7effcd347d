import { findEvidence } from './find-evidence.ts';
import { plainQuestion } from './question-topic.ts';
import type { ResumeFact, ResumeFacts, ResumeLine } from './resume-facts.ts';
import { sayFact, sayPlace } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

type Shown = { words: string; fact: ResumeFact | null; line: ResumeLine | null };

/** Where the resume shows the topic: in a deed first, since that can be told, else in a list. */
function findShown(topic: string, facts: ResumeFacts): Shown | null {
  for (const fact of facts.facts) {
    const words = findEvidence(topic, fact.text);
    if (words !== null) return { words, fact, line: null };
  }
  for (const line of facts.lines) {
    const words = findEvidence(topic, line.text);
    if (words !== null) return { words, fact: null, line };
  }
  return null;
}

/** A skill of the resume that the topic names together with other words: "SQL" when asked for "SQL Server". */
function findNearestSkill(topic: string, facts: ResumeFacts): string | null {
  const inTopic = facts.skills.filter(
    (skill) => /\p{Lu}/u.test(skill) && findEvidence(plainQuestion(skill), topic) !== null,
  );
  return inTopic.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

const sayTold = (fact: ResumeFact): string => {
  const place = sayPlace(fact);
  const said = sayFact(fact);
  if (place === '') return said;
  return said.startsWith('I ') ? `${place}, ${said}` : `${place}: ${said}`;
};

function sayListed(words: string, { kind, text }: ResumeLine): SpokenAnswer {
  if (kind === 'certificate') {
    return {
      paragraph1: `Yes, I hold **${text}**.`,
      paragraph2: 'I used it most recently for [what for, in one sentence].',
    };
  }
  if (kind === 'education') {
    return {
      paragraph1: `Yes, I studied it: **${text}**.`,
      paragraph2: 'Since then I have used it for [what for, in one sentence].',
    };
  }
  if (kind === 'language') {
    return { paragraph1: `Yes, I speak **${text}**.`, paragraph2: 'I use it for [with whom, and how often].' };
  }
  return {
    paragraph1: `Yes, **${words}** is among my skills.`,
    paragraph2: 'I used it for [what for, and how long].',
  };
}

/**
 * "Have you worked with X?": yes only where the resume shows exactly X, with the deed that shows it; else plainly no, with the part
 * of X that the resume does list.
 */
export function answerExperience(topic: string, facts: ResumeFacts): SpokenAnswer {
  const shown = findShown(topic, facts);
  if (shown?.fact) {
    return { paragraph1: `Yes, I have worked with **${shown.words}**.`, paragraph2: sayTold(shown.fact) };
  }
  if (shown?.line) return sayListed(shown.words, shown.line);
  const nearest = findNearestSkill(topic, facts);
  if (nearest !== null) {
    return {
      paragraph1: `Not **${topic}** itself; what I have used is **${nearest}**.`,
      paragraph2: 'With it I [what you did], so the step to yours is [what is new about it].',
    };
  }
  return {
    paragraph1: `I would not claim **${topic}**: it is not on my resume.`,
    paragraph2: 'The nearest thing that I have done is [what, and what carries over].',
  };
}
