import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import { heardWords } from './question-words.ts';
import type { Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { notedLines } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { OWN_WORK } from './tell-lines.ts';
import { hasTelling, tellingWords, wordsOfLine } from './telling-words.ts';

/** Of these kinds a line outside the jobs may be the answer: papers, studies, availability, what one can and cannot do. */
const MAY_BE_NOTED = new Set('experience general approach about-you education trouble'.split(' '));
/**
 * How near a line has to be, and how far before the next one. Chosen by reading the 48 turns of eight people, where about half of the lines
 * just below these bounds did not answer.
 */
const NEAR = { alone: { similarity: 0.41, lead: 0.06 }, worded: { similarity: 0.48, lead: 0.04 } };
const LEAST_WORDS = 4;

const SPEAKS = /\b(?:I|me|my|I'm|I've)\b/u;
/** A course or a paper is no answer to these. */
const ASKS_OCCASION = /\b(?:an? (?:time|occasion|example|situation|case)|have you ever|when (?:have|did) you)\b/u;
type Noted = { text: string; similarity: number; shared: number; isFact: boolean };

/** A bare list that has no word of the question proves nothing; a sentence about oneself may. */
const isClear = ({ text, similarity, shared }: Noted, next: number): boolean => {
  if (shared === 0 && !SPEAKS.test(text)) return false;
  const bound = shared > 0 ? NEAR.worded : NEAR.alone;
  return similarity >= bound.similarity && similarity - next >= bound.lead;
};

/** The line outside the jobs that is clearly nearest in meaning to a question; undefined where a deed is as near or none is. */
function nearestNote({ question, vectors, input }: Part, facts: ResumeFacts): string | undefined {
  const asked = vectors.get(heardWords(question));
  if (asked === undefined) return undefined;
  const telling = tellingWords(question);
  const lines = notedLines(facts, input.resume).map(({ text, fact }): Noted => {
    const words = wordsOfLine(text);
    return {
      text,
      similarity: dotProduct(asked, vectors.get(heardWords(text)) ?? []),
      shared: telling.filter((stem) => hasTelling(stem, words)).length,
      isFact: fact !== undefined,
    };
  });
  const [best, ...rest] = lines.toSorted((one, other) => other.similarity - one.similarity);
  if (
    best === undefined ||
    best.isFact ||
    (ASKS_OCCASION.test(question) && !SPEAKS.test(best.text)) ||
    best.text.split(' ').length < LEAST_WORDS
  )
    return undefined;
  // A part of the same line stands in a list too.
  const next = rest.find(({ text }) => !best.text.includes(text));
  return isClear(best, next?.similarity ?? 0) ? best.text : undefined;
}

const sayNote = (note: string): string => (SPEAKS.test(note) ? `**${note}**.` : `What I can say there: **${note}**.`);

const LABELLED = /^(\p{L}{4,20}(?: \p{Ll}{3,12})?): (\S.{8,})$/u;
const ASKS_WHICH = /^(?:(?:and|so|okay|well|now) )*(?:what|which)\b/;
/** Labels of parts of a resume, under which anything may stand. */
const OF_ANYTHING =
  /^(?:experience|work|name|profile|summary|education|duties|tasks|skills|address|position|period|company|reason|thesis|dissertation)/i;

/** "What machines have you used": what the resume lists under that name. Null where it has no such list. */
function answerLabelled({ question, input }: Part, facts: ResumeFacts): SpokenAnswer | null {
  if (!ASKS_WHICH.test(question)) return null;
  const asked = new Set(contentStems(question));
  for (const { text, fact } of notedLines(facts, input.resume)) {
    const [, label = '', list = ''] = LABELLED.exec(text) ?? [];
    const isMeant = label !== '' && !OF_ANYTHING.test(label) && contentStems(label).every((stem) => asked.has(stem));
    if (isMeant && fact === undefined && contentStems(label).length > 0)
      return { paragraph1: `What I have there: **${list}**.`, paragraph2: '' };
  }
  return null;
}

/** Where an answer has a gap or only a doubtful deed, the line outside the jobs that says it: "not much on spreadsheets". Null where none does. */
export function answerNoted(part: Part, answer: SpokenAnswer): SpokenAnswer | null {
  const { kind, facts } = part;
  if (facts === null || !MAY_BE_NOTED.has(kind)) return null;
  const labelled = answerLabelled(part, facts);
  if (labelled !== null) return labelled;
  const isOpen = answer.paragraph1.includes('[') || answer.paragraph1.startsWith(OWN_WORK) || kind === 'approach';
  if (!isOpen) return null;
  const note = nearestNote(part, facts);
  return note === undefined ? null : { paragraph1: sayNote(note), paragraph2: '' };
}
