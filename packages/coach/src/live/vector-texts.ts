import type { ParsedResume } from '@greenroom/contract/resume';
import { paperAskedFor } from './answer-paper.ts';
import { coreOf, thingsIn } from './asked-core.ts';
import { nounsToEncode } from './choose-by-nouns.ts';
import { stepsOf } from './imagined-case.ts';
import { sentencesOfJob } from './job-hooks.ts';
import { readJobWords } from './job-words.ts';
import { joinSpelled } from './join-spelled.ts';
import { textsOfItems } from './nearest-items.ts';
import type { Vectors } from './packed-vector.ts';
import { skillsAskedFor } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import { readResumeFacts } from './resume-facts.ts';
import { resumeUnits } from './resume-units.ts';
import { textsOfLines } from './shown-lines.ts';
import { splitQuestion, withLead } from './split-question.ts';
import { textOf, writeNames } from './written-names.ts';

const NO_VECTORS: Vectors = new Map();

/** The texts whose vectors an answer can use: the parts of the question and what they name, the lines of the resume and the duties of the advertisement. */
export function vectorTexts(
  heardQuestion: string,
  resume: ParsedResume | string | null,
  heardContext = '',
  jobDescription = '',
): { question: string[]; resume: string[] } {
  const [question, context] = [heardQuestion, heardContext].map((turn) =>
    writeNames(turn, textOf(resume), jobDescription),
  ) as [string, string];
  const parts = splitQuestion(joinSpelled(withLead(question, context)));
  const topics = parts.flatMap((part) => skillsAskedFor(part));
  const cores = parts.map(coreOf);
  const papers = [...parts, context].map(paperAskedFor);
  const steps = stepsOf({ turn: `${context} ${question}`, vectors: NO_VECTORS }).map((one) => one.join(' '));
  const facts = readResumeFacts(resume);
  const nouns = facts === null ? [] : parts.flatMap((part) => nounsToEncode(part, facts));
  const things = [...cores.flatMap(thingsIn), ...nouns];
  return {
    question: [
      ...new Set([...parts, ...topics, ...cores, ...things, ...papers, context, ...steps].map(heardWords)),
    ].filter((text) => text !== ''),
    resume: [
      ...(facts?.facts ?? []).map(({ text }) => text),
      ...(facts === null ? [] : textsOfLines(facts, resume)),
      ...(facts === null ? [] : resumeUnits(facts, resume).map(({ text }) => text)),
      ...readJobWords(jobDescription).duties,
      ...sentencesOfJob(jobDescription),
      ...(facts === null ? [] : textsOfItems(facts, textOf(resume))),
    ].map(heardWords),
  };
}
