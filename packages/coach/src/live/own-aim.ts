import type { ParsedResume } from '@greenroom/contract/resume';
import { joinPattern } from '../text/join-pattern.ts';
import { lowerFirst } from './say-fact.ts';

const LOOKING = joinPattern(
  'iu',
  String.raw`^(?:I(?:['’]m| am)? )?(?:now |currently |just )*(?:looking for|look for|seeking|searching for|would like|want)(?= (?!to\b)\p{L}| \d) (.{6,120})$`,
);
const OBJECTIVE = /^(?:career )?(?:objective|aim|goal)s?\s*[:–-]\s*(.{10,120})$/iu;
/** Every resume could say it. */
const STOCK = joinPattern(
  'iu',
  String.raw`\b(?:challeng\w+|growth[- ]oriented|dynamic|utili[sz]e|leverage|my (?:skills|potential|knowledge|abilities|career)|reputed|esteemed`,
  String.raw`|grow(?:th)? (?:with (?:the|a|an|your|our) (?:company|team|business|firm|organi[sz]ation)|within|professionally)|opportunit\w+)\b`,
);
const MOST_LINES = 60;
const SENTENCE = /(?<=[\p{Ll}\d)]{2}[.!?])\s+(?=\p{Lu})/u;

/** The aim that the resume names, as the words behind "I am looking for"; empty where it names none. */
export function findAim(resume: ParsedResume | string | null): string {
  const text = typeof resume === 'string' ? resume : (resume?.text ?? '');
  const summary = typeof resume === 'string' ? '' : (resume?.summary ?? '');
  const sentences = [summary, ...text.split('\n', MOST_LINES)]
    .flatMap((line) => line.split(SENTENCE))
    .map((sentence) => sentence.trim().replace(/(?<![\s.;,!])[\s.;,!]+$/u, ''));
  for (const sentence of sentences) {
    const aim = LOOKING.exec(sentence)?.[1] ?? OBJECTIVE.exec(sentence)?.[1];
    if (aim === undefined || STOCK.test(aim)) continue;
    return lowerFirst(aim);
  }
  return '';
}

/** "I am looking for **a plant closer to home**." */
export const sayAim = (aim: string): string => {
  if (aim === '') return '';
  const isNamed = /^(?:an?|the|my|some\w*|more|work|steady|full|part|\d)\b/iu.test(aim);
  return isNamed ? `I am looking for **${aim}**.` : `What I am after: **${aim}**.`;
};
