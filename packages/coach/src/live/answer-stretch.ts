import type { ParsedResume } from '@greenroom/contract/resume';
import { parseResumeText } from '../resume/parse-resume.ts';
import { contentStems } from '../text/content-stems.ts';
import { sayWho } from './answer-about.ts';
import { isOpenCase } from './answer-case.ts';
import { coreOf } from './asked-core.ts';
import { markFigure } from './mark-figure.ts';
import { namesUnknown } from './missing-names.ts';
import { guessKinds } from './question-kind.ts';
import { heardWords } from './question-words.ts';
import { rankForPart } from './rank-part.ts';
import { type RankedStretch, type RankedStretches, rankStretches } from './rank-stretches.ts';
import type { Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { OPEN_END, type Stretch, stretchesIn } from './resume-stretches.ts';
import { figureFirst, isInThirdPerson, itemFirst, sayStretch, wholeStretch } from './say-stretch.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { ASKING_NAMES, TYPE_NAMES } from './stretch-features.ts';
import { sureLine } from './tell-lines.ts';

/** From this certainty on the best stretch is told as the answer; from the second on it is called the nearest. */
const TOLD_FROM = 0.45;
const NEAR_FROM = 0.22;
/** A second stretch is told where it is so likely beside the first. */
const AS_LIKELY = { sure: 0.5, doubtful: 0.3 };
const LEAST_OF_SECOND = 0.1;
/** Of several questions in one turn each is answered from this certainty on. */
const PART_FROM = 0.35;
const MOST_TOLD = 3;
const MOST_CHARS = 320;

const parsedOf = (resume: ParsedResume | string): ParsedResume =>
  typeof resume === 'string' ? parseResumeText(resume) : resume;

/** All that a resume says, in the stretches that answers tell. */
export const stretchesOf = (resume: ParsedResume | string | null): Stretch[] =>
  resume === null ? [] : stretchesIn(parsedOf(resume));

const asks = ({ turn }: RankedStretches, name: string): boolean => turn.askings.includes(ASKING_NAMES.indexOf(name));

const TELLS_NOTHING = ['contact', 'label'].map((name) => TYPE_NAMES.indexOf(name));
const LONGEST_NAME = 14;
/** A line with little but the person's name. */
const NAMES_PERSON = ({ text }: Stretch, { fullName }: ParsedResume): boolean =>
  fullName !== '' &&
  text.length <= fullName.length + LONGEST_NAME &&
  fullName
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => text.toLowerCase().includes(word)).length > 1;

/** Of the document, and not of the person: consent, signature. */
const OF_THE_FORM =
  /\bpersonal data\b|\bGDPR\b|\bI (?:hereby )?(?:declare|certify|confirm) that\b|^(?:signature|signed|place and date|page \d)\b/iu;
/** "0 m — Lisbon" */
const IS_SCRAP = /^\d.{0,13}$/u;
/** "WHAT PEOPLE SAY" */
const isHeading = ({ text, isHead }: Stretch): boolean =>
  !isHead && text === text.toUpperCase() && /^[^\d,.;]{4,40}$/u.test(text);

/** Stretches that can be told: no address and no label. */
function tellable(
  { ranked, turn }: RankedStretches,
  stretches: readonly Stretch[],
  resume: ParsedResume,
): RankedStretch[] {
  return ranked.filter(({ stretch }) => {
    if (
      NAMES_PERSON(stretch, resume) ||
      isHeading(stretch) ||
      OF_THE_FORM.test(stretch.text) ||
      IS_SCRAP.test(stretch.text) ||
      OPEN_END.test(stretch.text)
    )
      return false;
    const types = turn.stretches[stretches.indexOf(stretch)]?.types ?? [];
    return !TELLS_NOTHING.some((type) => types.includes(type));
  });
}

/** What earlier answers told comes behind what fits too and was not told yet. */
function untoldFirst(ranked: readonly RankedStretch[], told: string): RankedStretch[] {
  const [best] = ranked;
  if (best === undefined || told === '') return [...ranked];
  const isNew = ({ stretch, share }: RankedStretch) =>
    share >= LEAST_OF_UNTOLD * best.share && !told.includes(heardWords(bareOf(stretch.text)));
  return [...ranked.filter(isNew), ...ranked.filter((one) => !isNew(one))];
}
const LEAST_OF_UNTOLD = 0.01;

/** The best stretch, and those about as likely. */
function likely(found: RankedStretches, { stretches, parsed, told }: Own): Stretch[] {
  const [first, ...others] = untoldFirst(tellable(found, stretches, parsed), told);
  if (first === undefined) return [];
  const least = found.certainty >= TOLD_FROM ? AS_LIKELY.sure : AS_LIKELY.doubtful;
  const further = others.filter(({ share }) => share >= LEAST_OF_SECOND && share >= least * first.share);
  return [first, ...further].slice(0, MOST_TOLD).map(({ stretch }) => stretch);
}

/** Of a turn with several questions the best stretch of each that has a sure one, then those of the whole. */
function chosen(parts: readonly Part[], whole: RankedStretches, own: Own): Stretch[] {
  const ofParts =
    parts.length < 2
      ? []
      : parts.flatMap((part) => {
          const found = rankStretches(own.stretches, { ...part, context: part.question });
          return found.certainty >= PART_FROM ? likely(found, own).slice(0, 1) : [];
        });
  return [...new Set([...ofParts, ...likely(whole, own)])].slice(0, MOST_TOLD);
}

/** Sentences of the chosen stretches, without one that another holds, as many as one says at once. */
function sentencesOf(some: readonly Stretch[], { stretches, isOther }: Own): string[] {
  const said: string[] = [];
  for (const stretch of some) {
    const sentence = sayStretch(wholeStretch(stretch, stretches), isOther);
    const core = heardWords(bareOf(stretch.text));
    const isKnown = said.some((one) => heardWords(one.replaceAll('**', '')).includes(core));
    if (!isKnown && (said.length === 0 || said.join(' ').length + sentence.length <= MOST_CHARS)) said.push(sentence);
  }
  return said;
}
const bareOf = (text: string): string => text.replace(/^[^\p{L}\p{N}]+/u, '');

const DENIES = /\b(?:no|not|never|none|without|nothing|expired|lapsed|aint|ain['’]t|\p{L}+n['’]t|dont|didnt|sin)\b/iu;

/** A yes only where the stretch has the very words of what is asked for, and denies nothing. */
function isYes(found: RankedStretches, question: string, first: Stretch): boolean {
  if (!asks(found, 'whether') || DENIES.test(first.text) || ASKS_OPENLY.test(question) || / or /u.test(question))
    return false;
  const core = contentStems(coreOf(question));
  const own = new Set(contentStems(first.text));
  return core.length > 0 && core.length <= MOST_OF_CORE && core.every((stem) => own.has(stem));
}
const MOST_OF_CORE = 3;
const ASKS_OPENLY = /\b(?:how|what|which|who|why|where|when)\b/u;

/** What is honestly said where the resume has nothing, by the kind of question. */
function sayGap(found: RankedStretches, kind: string): string {
  if (OF_TIMES.has(kind) || asks(found, 'case')) return 'I have no such case written on my resume.';
  if (kind === 'terms') return 'I have not written about that on my resume.';
  if (kind === 'leaving' || asks(found, 'why')) return 'I have not put the reason on my resume.';
  if (kind === 'amount' || asks(found, 'number')) return 'That number is not on my resume.';
  return 'My resume says nothing on that as such.';
}
const OF_TIMES = new Set(
  'conflict failure pressure problem customer achievement change initiative leadership teamwork hypothetical'.split(
    ' ',
  ),
);

/** Of a question that the resume does not answer: the stretch of work that is nearest, else what one does now. */
function nearestWork(found: RankedStretches, facts: ResumeFacts | null, { stretches, isOther, parsed }: Own): string {
  const near = tellable(found, stretches, parsed).find(
    ({ stretch, similarity, shared }) =>
      (similarity >= NEAR.similarity || (shared >= NEAR.shared && similarity >= NEAR.least)) &&
      isWork(found, stretch, stretches),
  );
  if (near !== undefined) return `Nearest to it: ${sayStretch(wholeStretch(near.stretch, stretches), isOther)}`;
  return facts === null ? '' : sayNow(facts);
}
const NEAR = { similarity: 0.34, shared: 0.8, least: 0.2 };
const NO_WORK = ['wish', 'reason', 'first lines', 'short', 'person'].map((name) => TYPE_NAMES.indexOf(name));
const isWork = ({ turn }: RankedStretches, stretch: Stretch, stretches: readonly Stretch[]): boolean => {
  const types = turn.stretches[stretches.indexOf(stretch)]?.types ?? [];
  return !NO_WORK.some((type) => types.includes(type));
};

/** The present job, where the reading is sure of it. */
const sayNow = (facts: ResumeFacts): string => (facts.isCurrent && facts.title !== '' ? sayWho(facts) : '');

/** A tool that the resume does not name is denied by its name, with the nearest beside it. */
const asksForUnknown = ({ kind, question, facts, input }: Part): boolean =>
  kind === 'experience' && facts !== null && namesUnknown(question, input.context ?? '', input.jobDescription, facts);
/** "Have you worked with SQL Server": the lexicon knows the skill, and no line of the resume has it. */
const asksForUnshown = ({ kind, skills }: Part, { stretches }: Own): boolean =>
  kind === 'experience' &&
  skills.length > 0 &&
  !skills.some((skill) => stretches.some(({ text }) => ` ${heardWords(text)} `.includes(` ${heardWords(skill)} `)));

/** Where no stretch is likely: the deed that the older order of lines is sure of, else an honest sentence with the nearest work. */
function sayNothing(found: RankedStretches, part: Part, own: Own): SpokenAnswer {
  const sure = part.facts === null ? undefined : sureLine(rankForPart(part, part.facts));
  // The reading may have cut the line, so its stretch is said.
  const deed = sure && own.stretches.find(({ text }) => text.includes(sure.fact.text.slice(0, KNOWN_CHARS)));
  if (deed !== undefined)
    return { paragraph1: `${PERHAPS} ${sayStretch(wholeStretch(deed, own.stretches), own.isOther)}`, paragraph2: '' };
  return { paragraph1: sayGap(found, part.kind), paragraph2: nearestWork(found, part.facts, own) };
}

const KNOWN_CHARS = 24;

/** `told`: the words of the earlier answers. */
type Own = { stretches: readonly Stretch[]; isOther: boolean; parsed: ParsedResume; told: string };

/** A number comes first where one is asked for, of a list the item that is asked after. */
function withFigure(found: RankedStretches, stretch: Stretch, heard: string, said: readonly string[]): SpokenAnswer {
  const [best = '', ...others] = said;
  const figure =
    asks(found, 'number') && !asks(found, 'pay') ? figureFirst(stretch.text, heard) : itemFirst(stretch.text, heard);
  if (figure === '') return { paragraph1: best, paragraph2: others.join(' ') };
  const short = `${figure.charAt(0).toUpperCase()}${figure.slice(1)}`;
  return { paragraph1: `${markFigure(short)}.`, paragraph2: [best, ...others].join(' ') };
}

/** What the resume says to a turn, in its own words, with a plain word where it has nothing. Null where another source answers better. */
export function answerFromStretches(parts: readonly Part[], heard: string): SpokenAnswer | null {
  const [first] = parts;
  if (first === undefined || first.input.resume === null || !first.vectors.has(heardWords(first.input.question)))
    return null;
  const parsed = parsedOf(first.input.resume);
  const told = first.told.replaceAll('**', '');
  const own: Own = { stretches: stretchesIn(parsed), isOther: isInThirdPerson(parsed.text), parsed, told };
  const { question, context = '' } = first.input;
  const kinds = guessKinds(question, first.vectors.get(heardWords(question)));
  const whole = rankStretches(own.stretches, { ...first, kinds, question, context });
  const isOther = ({ kind }: Part) => OTHER_SOURCES.has(kind) && !(kind === 'hypothetical' && isOpenCase(first));
  const bound = parts.some(isOther) ? SURE_BESIDE : 0;
  if (whole.certainty < bound || parts.some(({ kind }) => NEVER.has(kind))) return null;
  if (parts.length === 1 && (asksForUnshown(first, own) || (whole.certainty < SURE_BESIDE && asksForUnknown(first))))
    return null;
  const some = chosen(parts, whole, own);
  const said = sentencesOf(some, own);
  const [best] = some;
  if (best === undefined || said[0] === undefined || whole.certainty < NEAR_FROM) return sayNothing(whole, first, own);
  if (whole.certainty < TOLD_FROM) return { paragraph1: `${PERHAPS} ${said[0]}`, paragraph2: said[1] ?? '' };
  if (isYes(whole, heard, best)) return { paragraph1: `Yes. ${said[0]}`, paragraph2: said.slice(1).join(' ') };
  return withFigure(whole, best, heard, said);
}
const PERHAPS = 'What my resume has there:';
/** Kinds that are often answered from other sources: the whole career, the advertisement, a plan for a case. */
const OTHER_SOURCES = new Set(
  'about-you why-here your-questions closing before small-talk pitch coding design estimation hypothetical'.split(' '),
);
const NEVER = new Set('your-questions closing pitch coding small-talk'.split(' '));
const SURE_BESIDE = 0.6;
