import type { ResumeFact } from './resume-facts.ts';

const IRREGULAR_PAST = new Set(
  `led built ran wrote grew cut made won taught drove oversaw kept set sold spoke held began brought gave took sought found met put
  spent chose dealt sent saw won became rebuilt rewrote understood forecast overcame upheld wove bought caught left read split`.split(
    /\s+/,
  ),
);
const PRESENT = new Set(
  `manage lead develop design build maintain create write run support coordinate analyze analyse train mentor teach oversee handle
  provide prepare assist deliver implement conduct perform serve sell plan organize organise own drive test review collaborate work
  monitor direct supervise treat care help operate research answer resolve report track schedule produce present process`.split(
    /\s+/,
  ),
);
/** Longest fact that one says in one breath, in words; the rest is cut at a comma. */
const SPOKEN_WORDS = 32;

function shorten(text: string): string {
  const words = text.split(' ');
  if (words.length <= SPOKEN_WORDS) return text;
  const head = words.slice(0, SPOKEN_WORDS).join(' ');
  const clause = Math.max(head.lastIndexOf(','), head.lastIndexOf(';'));
  return clause > head.length / 2 ? head.slice(0, clause) : `${head} …`;
}

/** Numbers stand out, since they are what one must not get wrong aloud. */
const markNumbers = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{N}*])[$€£]?\d[\d,.]*\d?(?:\s?(?:%|percent|k|m|million|billion|\+))?(?![\p{L}\p{N}*])/u,
    '**$&**',
  );

/** A line of the resume in the first person: "Led a team of 5" is said "I led a team of **5**". Nothing is added to it. */
export function sayFact(fact: ResumeFact): string {
  const text = shorten(fact.text.replace(/[.;,\s]+$/u, ''));
  const first = text.split(' ')[0] ?? '';
  const plain = first.toLowerCase().replace(/[^a-z-]/g, '');
  const lowered = `${first.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (/^i\b/i.test(text)) return `${markNumbers(text)}.`;
  if (plain === 'responsible' || plain === 'accountable') return `I was ${markNumbers(lowered)}.`;
  const isPast = (/^[a-z-]+ed$/.test(plain) && plain !== 'need') || IRREGULAR_PAST.has(plain);
  if (isPast || PRESENT.has(plain)) return `I ${markNumbers(lowered)}.`;
  const adverb = /^([a-z]+ly) ([a-z]+ed|[a-z]+)\b/i.exec(text);
  if (adverb !== null && (/ed$/.test(adverb[2] ?? '') || IRREGULAR_PAST.has((adverb[2] ?? '').toLowerCase())))
    return `I ${markNumbers(lowered)}.`;
  return `My resume puts it like this: ${markNumbers(text)}.`;
}

/** "At **Northwind**, as **Data Analyst**", as far as the resume says so; empty otherwise. */
export function sayPlace(fact: ResumeFact): string {
  if (fact.employer !== '' && fact.title !== '') return `At **${fact.employer}**, as **${fact.title}**`;
  if (fact.employer !== '') return `At **${fact.employer}**`;
  return fact.title !== '' ? `As **${fact.title}**` : '';
}
