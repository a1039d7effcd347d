import { answerPartByTrade } from './answer-trade.ts';
import { asksForIntroduction } from './choose-kind.ts';
import { rankCues } from './cue-lines.ts';
import { paragraphOf, paragraphsOf, type Told, tellLines, tellOneself, tellReason } from './in-own-words.ts';
import { plainQuestion } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import type { Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { resumeUnits } from './resume-units.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

type Family = 'oneself' | 'reason' | 'lines' | 'known';
const KINDS: Record<Family, readonly string[]> = {
  known: [],
  oneself: ['about-you', 'own-job'],
  reason: 'why-here leaving why-you motivation goals'.split(' '),
  lines: (
    'experience general amount project problem failure conflict trouble customer pressure leadership teamwork achievement change' +
    ' initiative approach technical opinion follow-up estimation design'
  ).split(' '),
};
const familyOf = (kind: string): Family | undefined =>
  (Object.keys(KINDS) as Family[]).find((family) => KINDS[family].includes(kind));

/** "Tell me about the hardest one, and what would you do differently" imagines nothing. */
const ASKS_FOR_PAST =
  /\b(?:tell|telling|talk|walk|describe)\b.{0,40}\b(?:you(?:'ve| have| had)?|your)\b|\bhave you (?:ever|had)\b/;

/** "Why an office", "why would someone with a studio come in-house": the person's reasons. "Why did you change it" asks for those of a deed. */
const ASKS_WHY = /^(?:(?:so|and|but|okay|right) )*why (?!did\b|was\b|were\b|don't\b|is (?:that|it)\b|they\b|it\b)/;

/** The parts with the kind by which they are answered here. */
function asAsked(part: Part): Part {
  const { kind, question } = part;
  if (kind === 'hypothetical') return { ...part, kind: kindOfImagined(part) };
  if (kind === 'failure' && FOUND_BY_ONE.test(question)) return { ...part, kind: 'problem' };
  if (KINDS.oneself.includes(kind)) return { ...part, kind: kindOfOneself(part) };
  if (ASKS_WHY.test(question)) return KINDS.reason.includes(kind) ? part : { ...part, kind: 'leaving' };
  return KINDS.reason.includes(kind) && isDoubtful(part) ? { ...part, kind: 'general' } : part;
}

const isDoubtful = ({ kind, kinds: [likeliest] }: Part): boolean =>
  kind === likeliest?.kind && likeliest.probability < SURE_OF_REASON;

/** A case that is none asks for what was done, or for anything. */
function kindOfImagined({ kind, kinds: [likeliest], question, input }: Part): string {
  if (likeliest === undefined || (likeliest.kind === kind && likeliest.probability >= SURE_OF_CASE)) return kind;
  if (DESCRIBES_CASE.test(plainQuestion(input.context ?? question))) return kind;
  return ASKS_FOR_PAST.test(question) && familyOf(likeliest.kind) === 'lines' ? likeliest.kind : 'general';
}

/** After the first answers one job or one thing is asked for, and no introduction. */
function kindOfOneself({ kind, question, input }: Part): string {
  if ((input.answered ?? []).length === 0 || asksForIntroduction(question)) return kind;
  return kind === 'about-you' ? 'project' : 'experience';
}
const SURE_OF_REASON = 0.35;
const SURE_OF_CASE = 0.4;
const DESCRIBES_CASE =
  /\b(?:scenario|suppose|imagine|let's say|picture (?:this|it)|say (?:it's|you|we|a|an|the|one|i)\b)/;
/** Asks for what was done, or how it is done where the person works: what people of the trade say would be untrue. */
export const ASKS_OF_OWN =
  /\byou(?:'ve| have)? (?:actually |ever |personally )?(?:\w{3,}ed|done|had|been|seen|written|built|made|led|run)\b|\bwhere you (?:are|work|were)\b|\bdid you\b/;
/** Of others' mistakes. */
const FOUND_BY_ONE = /\byou (?:found|spotted|noticed|caught|picked up|discovered)\b/;

/** True if a line of the resume surely answers the question: it comes before the answers of the trade. */
export function isOnResume(part: Part): boolean {
  const [best] = part.facts === null || part.kind === 'hypothetical' ? [] : rankCues(part, part.facts);
  return best?.isNamed === true && best.score >= SURELY_OWN;
}
const SURELY_OWN = 0.7;

/** What people of the trade say to a part. */
const knownFor = (part: Part): SpokenAnswer | null => answerPartByTrade({ ...part, isOneOfSeveral: true });

/** Neighbours of one family are answered together. */
function grouped(parts: readonly Part[]): { family: Family; parts: Part[] }[] | null {
  const groups: { family: Family; parts: Part[] }[] = [];
  for (const part of parts.map(asAsked)) {
    const isKnown =
      parts.length > 1 && !ASKS_OF_OWN.test(part.question) && !isOnResume(part) && knownFor(part) !== null;
    const family = isKnown ? 'known' : familyOf(part.kind);
    if (family === undefined && groups.length > 0) continue;
    if (family === undefined) return null;
    const last = groups.at(-1);
    if (last?.family === family && family !== 'known') last.parts.push(part);
    else groups.push({ family, parts: [part] });
  }
  return groups;
}

const MOST_PARAGRAPHS = 3;

/** The answer by lines of the resume in the person's own words. Null where the turn asks for something else, or nothing is encoded yet. */
export function answerInOwnWords(parts: readonly Part[]): SpokenAnswer | null {
  const [first] = parts;
  const facts = first?.facts ?? null;
  if (first === undefined || facts === null || !first.vectors.has(heardWords(first.question))) return null;
  const groups = grouped(parts);
  if (groups === null) return null;
  const used = new Set<string>();
  const told = groups.flatMap(({ family, parts: asked }) => {
    const [one] = asked as [Part, ...Part[]];
    const said = tellGroup(family, asked, facts, { used, isAlone: groups.length === 1 });
    for (const { text } of resumeUnits(facts, one.input.resume))
      if (
        [said?.opening ?? '', ...(said?.cues ?? [])].some((cue) =>
          cue.replaceAll('**', '').includes(text.slice(0, START)),
        )
      )
        used.add(text);
    return said === null ? [] : [said];
  });
  const [only] = told;
  if (only === undefined) return null;
  const paragraphs = told.length === 1 ? paragraphsOf(only) : told.map(paragraphOf);
  const [paragraph1 = '', paragraph2 = '', paragraph3] = paragraphs.slice(0, MOST_PARAGRAPHS);
  return paragraph3 === undefined ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3 };
}
const START = 30;

type Around = { used: ReadonlySet<string>; isAlone: boolean };

function tellGroup(family: Family, parts: readonly Part[], facts: ResumeFacts, { used, isAlone }: Around): Told | null {
  const [first] = parts as [Part, ...Part[]];
  if (family === 'known') return { opening: knownFor(first)?.paragraph1 ?? '', cues: [], close: '' };
  if (family === 'oneself') return tellOneself(first, facts, isAlone ? undefined : 2);
  return family === 'reason' ? tellReason(first, facts, used, isAlone ? undefined : 1) : tellLines(parts, facts, used);
}
