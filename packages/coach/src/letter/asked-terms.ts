import { joinPattern } from '../text/join-pattern.ts';
import { phraseAvailability } from './phrase-availability.ts';
import { phraseReferees } from './phrase-referees.ts';
import { type AskKind, readAsks } from './read-asks.ts';

/** No advertisement has more sentences. */
const MOST_SENTENCES = 400;
const LONGEST = 400;
const ASKS = joinPattern(
  'iu',
  String.raw`\b(?:state|indicate|say|give|mention|let us know|tell us|include|including|specify|answer|send|please|names? of|what is|which|when (?:could|can|would) you)\b`,
);
const START = joinPattern(
  'iu',
  String.raw`\b(?:your|of) notice(?: period)?\b|\bnotice period\b|\bperiod of notice\b|\bearliest (?:possible )?(?:start|date|starting)|\bstart(?:ing)? date\b`,
  String.raw`|\bdate (?:on|from) which you\b|\bwhich date you\b|\bnotice you (?:have|need|must)\b|\bwhen (?:could|can|would) you (?:start|begin|join)\b`,
  String.raw`|\bwhen you (?:could|can|would|might|are able to) (?:be (?:free|able)|start|begin|join)\b`,
);
const PAY = /\b(?:expected|current|desired) (?:or last )?(?:salary|pay)\b|\bsalary expectations?\b|\bexpected ctc\b/iu;
const REFEREES =
  /\b(?:names?|details|contacts?) (?:and \p{L}+ )?of (?:two|three|at least two|\d) (?:\p{L}+ )?refere(?:es|nces)\b|\b(?:two|three) (?:\p{L}+ )?refere(?:es|nces)\b/iu;
/** Of the person, and not of the hours that the post has. */
const HOURS = joinPattern(
  'iu',
  String.raw`\byour (?:preferred|available) (?:hours|days|shifts)\b|\bwhich (?:days|hours|shifts|weekends|evenings)\s(?:are you|can you|could you|do you|you)\b`,
  String.raw`|\bwhether you (?:can|could|are able to|want|would) (?:\p{L}+ ){0,3}(?:shifts?|nights|weekends|hours|days)\b`,
  String.raw`|\bwhether you (?:can|could|want|would like) (?:\p{L}+ ){1,4}(?:early|late|night|four|five|full|part)\b`,
);
/** The employer gives a date of its own. */
const OWN_START =
  /\bstart(?:ing)? date:? (?:is|of|will|mon|tue|wed|thu|fri|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|\d)|\bprobation\b|\bnotice (?:board|of)\b/iu;

/** Sentences to the person about terms that the application must state and the resume does not: when they could start, their hours, their pay, their referees. */
export function askedTerms(jobDescription: string, resumeText: string): string[] {
  const sentences = jobDescription
    .split(/(?<=[.!?])\s+|\n+/u, MOST_SENTENCES)
    .filter((sentence) => sentence.length <= LONGEST && ASKS.test(sentence));
  const asks = readAsks(jobDescription);
  const isAsked = (pattern: RegExp, kind?: AskKind) =>
    asks.some((ask) => ask.kind === kind) ||
    sentences.some((sentence) => pattern.test(sentence) && !OWN_START.test(sentence));
  return [
    ...(isAsked(START, 'start') && phraseAvailability(resumeText) === ''
      ? ['The advertisement asks when you could start. Add your notice period or a date.']
      : []),
    ...(isAsked(HOURS) && !asks.some(({ kind }) => kind === 'hours')
      ? ['The advertisement asks which days, hours or shifts you can work. Say so if the letter does not.']
      : []),
    ...(isAsked(PAY, 'pay')
      ? ['The advertisement asks which pay you expect. Add it, or state it in the application.']
      : []),
    ...(isAsked(REFEREES, 'referees') && phraseReferees(resumeText) === ''
      ? ['The advertisement asks for referees. Name them in the application.']
      : []),
  ];
}
