import { answerGap } from './answer-gap.ts';
import { asksForYes } from './answer-terms.ts';
import type { PracticalFacts } from './practical-facts.ts';
import { areTerms, type Part } from './read-parts.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { sayTerms, THAT_WORKS } from './terms-in-order.ts';

type Half = { name: string; said: string };
/** `sayPart` answers a part of the question that is not about terms; `said` is the answer so far. */
type Known = {
  turn: string;
  known: PracticalFacts;
  sayPart: (part: Part, toldBefore: string, said: readonly string[]) => string;
};

/** "Would four days work for you, and …": what a turn asks to agree to before the question that is heard. */
function leadOf(turn: string, question: string): string {
  const at = turn.lastIndexOf(question);
  return at > 0 ? (/\bwould (?:that|it|\w+ days) (?:work|suit|get in)\b.*$/.exec(turn.slice(0, at))?.[0] ?? '') : '';
}

/** The terms that a part names, or its own line. */
function halvesOf(part: Part, isTerms: boolean, before: readonly Half[], { turn, known, sayPart }: Known): Half[] {
  const terms = isTerms ? sayTerms(part.question, { turn, known, facts: part.facts }) : [];
  if (terms.length > 0) return terms;
  const gap = answerGap(part.question, part.input.resume);
  if (gap !== null) return [{ name: 'gap', said: `${gap.paragraph1} ${gap.paragraph2}`.trim() }];
  const said = before.map((half) => half.said);
  const text =
    part.kind === 'terms' ? sayOpenTerm(part.question) : sayPart({ ...part, isOneOfSeveral: true }, part.told, said);
  return [{ name: part.question, said: text }];
}

/** Terms that have no name: a yes where one is asked for, else what only the person knows. */
const sayOpenTerm = (question: string): string =>
  asksForYes(question) ? THAT_WORKS : '**[Your answer to that, in one sentence]**.';

/** Each half once; a notice says when one can start. */
function ownHalves(said: readonly Half[]): string[] {
  const byName = new Map(said.filter((half) => half.said !== '').map((half) => [half.name, half.said]));
  const own = [...new Set(byName.values())];
  return byName.has('notice') ? own.filter((text) => text !== OPEN_START) : own;
}
const OPEN_START = 'I could start on **[date]**.';

/**
 * Of several things asked in one breath, each of the terms in a sentence and anything else by its line, in the order asked. Null where one
 * thing alone is asked for.
 */
export function answerHalves(parts: readonly Part[], own: readonly Part[], known: Known): SpokenAnswer | null {
  if (!parts.some(({ kind }) => kind === 'terms')) return null;
  const isAll = parts.length > 1 && areTerms(parts);
  const lead = leadOf(known.turn, parts[0]?.question ?? '');
  const facts = parts[0]?.facts ?? null;
  const said = lead === '' ? [] : sayTerms(lead, { turn: lead, known: known.known, facts });
  for (const part of isAll ? parts : own) {
    said.push(...halvesOf(part, isAll || part.kind === 'terms' || areTerms([part, part]), said, known));
  }
  const [paragraph1 = '', paragraph2 = '', ...rest] = ownHalves(said);
  if (said.length < 2 || paragraph1 === '') return null;
  return rest.length === 0 ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3: rest.join(' ') };
}
