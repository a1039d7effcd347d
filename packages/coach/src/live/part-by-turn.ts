import type { Vectors } from './packed-vector.ts';
import type { KindGuess } from './question-kind.ts';
import { type Asked, guessAsked } from './turn-asks.ts';

/** What this needs to know of a part of a turn. */
type Asking = {
  question: string;
  kind: string;
  kinds: readonly KindGuess[];
  vectors: Vectors;
  input: { question: string; context?: string };
};

/** Of turns beyond the first bound 93 in 100 ask for what they are taken for, and of parts of a turn beyond the second as many, writers left out. */
const SURE = { turn: 0.5, part: 0.7 };

/** Kinds of questions by what a turn asks for; the first one is taken where the question itself is likely none of them. */
const KINDS: Readonly<Record<Asked, readonly string[]>> = {
  'about-you': ['about-you'],
  case: ['hypothetical'],
  detail: ['follow-up', 'project', 'own-job', 'amount', 'outside', 'before', 'education', 'experience'],
  explain: ['explain', 'leaving', 'motivation'],
  goals: ['goals'],
  have: ['experience', 'amount', 'education', 'leadership', 'project'],
  knowledge: ['technical', 'design', 'coding', 'approach'],
  leaving: ['leaving', 'motivation'],
  small: ['small-talk'],
  story: [
    'general',
    'conflict',
    'failure',
    'achievement',
    'pressure',
    'change',
    'problem',
    'initiative',
    'customer',
    'trouble',
    'leadership',
    'teamwork',
  ],
  strength: ['strength', 'weakness', 'others-say'],
  terms: ['terms'],
  way: ['approach', 'opinion', 'leadership', 'teamwork', 'pressure', 'change', 'motivation'],
  'why-here': ['why-here', 'motivation'],
  'why-you': ['why-you', 'pitch', 'strength'],
  'your-questions': ['your-questions', 'closing'],
};
/** Of several kinds the question itself tells which. */
const LEAST_OF_KIND = 0.3;

/** The question itself has words for these, which only a surer turn outweighs. */
const NAMED = new Set(['why-here', 'leaving', 'terms']);
const SURER = 0.8;
/** These are recognised less surely, and decide only where nothing else is known of a part. */
const WEAK = new Set<Asked>(['detail', 'way']);

/** What a part surely asks for, by its whole turn where it is the only one. Undefined where that is not known. */
function surelyAsked({ input, question, kind, vectors }: Asking, isOnly: boolean): Asked | undefined {
  const [best] = guessAsked(isOnly ? input.context || input.question : question, vectors);
  const least = NAMED.has(kind) ? SURER : isOnly ? SURE.turn : SURE.part;
  return best !== undefined && best.probability >= least ? best.asked : undefined;
}

/** A part of the kind that it surely asks for. */
export function withAsked<Part extends Asking>(part: Part, isOnly: boolean): Part {
  const asked = surelyAsked(part, isOnly);
  if (asked === undefined || KINDS[asked].includes(part.kind)) return part;
  if (WEAK.has(asked) && part.kind !== 'general') return part;
  const likely = part.kinds.find(
    ({ kind, probability }) => KINDS[asked].includes(kind) && probability >= LEAST_OF_KIND,
  );
  return { ...part, kind: likely?.kind ?? KINDS[asked][0] ?? part.kind };
}
