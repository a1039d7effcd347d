import { asParagraphs } from './answer-story.ts';
import { findCaseCertificate } from './case-certificate.ts';
import { cuesOfCase, formOfCase, isAboutStart, stepsOfCase } from './imagined-case.ts';
import { guessKinds } from './question-kind.ts';
import { plainQuestion } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import { type RankedFact, rankFacts } from './rank-facts.ts';
import { heardIn, type Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import { judgeLines } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { OWN_WORK } from './tell-lines.ts';
import { hasTelling, tellingBeyondTrade, wordsOfLine } from './telling-words.ts';

/** Of 34 cases by nine writers ten had a line beyond all three bounds, and nine of these belonged to the case. */
const NEAR = { fit: 0.2, similarity: 0.45 };
const isNear = ({ fit, similarity, shared }: RankedFact): boolean =>
  shared > 0 && fit >= NEAR.fit && similarity >= NEAR.similarity;

const LEAST_SHARE = 0.4;
const SURE_SHARE = 0.6;
const LEAST_OF_PAPER = 0.2;

/** The line of the resume, or the certificate, that is near to the whole case; empty where none is. */
function sayOwn({ input, question, vectors, told }: Part, facts: ResumeFacts): string {
  const turn = input.context ?? question;
  const kinds = guessKinds(plainQuestion(turn), vectors.get(heardWords(turn)));
  const [best] = rankFacts(facts.facts, { question: turn, context: turn, shows: [], kinds, vectors, told });
  const telling = tellingBeyondTrade(turn, facts);
  const isOfCase = (text: string) => {
    const words = wordsOfLine(text);
    return telling.some((stem) => hasTelling(stem, words));
  };
  if (best !== undefined && isNear(best) && isOfCase(best.fact.text)) return phraseFact(best.fact, OWN_WORK);
  const thing = heardWords(turn);
  const [lines = []] = judgeLines([thing], facts, { resume: input.resume, vectors });
  const shown = lines.find(({ fact }) => fact !== undefined);
  if (shown?.fact !== undefined && shown.share >= (isOfCase(shown.text) ? LEAST_SHARE : SURE_SHARE))
    return phraseFact(shown.fact, OWN_WORK);
  const held = findCaseCertificate(heardIn(input), facts);
  const isShown = lines.some(({ text, share }) => text === held && share >= LEAST_OF_PAPER);
  return held === undefined || !isShown ? '' : `What helps me there: **${held}**.`;
}

/** A case to imagine: what the person has done near to it with two steps in the words of the case; else two cues that name what it is about. */
export function answerCase(part: Part, facts: ResumeFacts | null): SpokenAnswer {
  const heard = part.input.context ?? part.question;
  const steps = asParagraphs(formOfCase(plainQuestion(heardIn(part.input))), part.question);
  const own = facts === null ? '' : sayOwn(part, facts);
  if (isAboutStart(heard)) return own === '' ? steps : { ...steps, paragraph3: own };
  const inItsWords = own === '' ? null : stepsOfCase(steps, heard);
  if (inItsWords !== null) return { paragraph1: inItsWords[0], paragraph2: inItsWords[1], paragraph3: own };
  const cues = cuesOfCase(heard);
  if (cues === null) return own === '' ? steps : { paragraph1: own, paragraph2: '' };
  return own === '' ? cues : { ...cues, paragraph3: own };
}
