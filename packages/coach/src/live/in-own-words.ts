import { isTitle } from '../entities/classify-part.ts';
import { POINT_MARK } from '../letter/point-text.ts';
import { dotProduct } from '../text/dot-product.ts';
import { LOOKING_FOR, sayIntroduction } from './answer-about.ts';
import { formOf } from './answer-forms.ts';
import { CUE, type Cue, ownReasons, rankCues, STORIES, TELLS_OF_DEED, wholeCue } from './cue-lines.ts';
import { sentencesOfJob } from './job-hooks.ts';
import { readJobWords } from './job-words.ts';
import { markFigure } from './mark-figure.ts';
import { findAim, findReason, sayAim, sayReason } from './own-aim.ts';
import { plainQuestion } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import { heardIn, type Part, turnOf } from './read-parts.ts';
import type { ResumeFact, ResumeFacts } from './resume-facts.ts';
import { cueText, type ResumeUnit, resumeUnits } from './resume-units.ts';
import { withArticle, withoutBrackets } from './say-fact.ts';

/** One question of a turn as it is answered: a first sentence, cues from the resume, and a last sentence. */
export type Told = { opening: string; cues: readonly string[]; close: string };

const MOST_CUES = 3;
/** A further cue may be so much less likely than the first. */
const BEHIND = 0.2;
/** So many words of cues are said in twenty seconds. */
const MOST_WORDS = 62;

/** A success told as a quarrel or a failure does harm. */
const NEEDS_PROOF = new Set(['failure', 'conflict', 'trouble']);

/** "my work as a Baker at Crumb"; empty where the resume does not say. */
function placeOf({ title: full, employer, isProject }: ResumeFact): string {
  const title = withoutBrackets(full);
  if (isProject) return employer === '' ? '' : `my project **${withoutBrackets(employer)}**`;
  const post = isTitle(title) ? ` as ${withArticle(title)}` : '';
  const at = employer === '' ? '' : ` at **${employer}**`;
  return post === '' && at === '' ? '' : `my work${post}${at}`;
}
const isSamePlace = (one: ResumeFact, other: ResumeFact): boolean =>
  one.employer === other.employer && one.title === other.title;

/** The first sentence over cues: it says no more of them than what the score allows. */
function openingOf({ fact, score }: Cue, isStory: boolean): string {
  const place = placeOf(fact);
  if (score < CUE.fits) return place === '' ? 'The nearest that I have:' : `The nearest that I have is from ${place}:`;
  if (fact.listed === 'certificate') return 'What I have there:';
  if (fact.listed !== undefined) return 'What I can say to that:';
  if (isStory) return place === '' ? 'An example from my own work:' : `An example from ${place}:`;
  return place === '' ? 'From my own work:' : `From ${place}:`;
}

/** The line of the resume that is surely near to a question, in one sentence; empty where none is. */
export function sayNearestCue(part: Part, facts: ResumeFacts, least: number): string {
  const [best] = rankCues(part, facts);
  if (best === undefined || best.score < least || best.fact.listed !== undefined) return '';
  return `${openingOf(best, false)} ${sayCues([best], part, facts)[0] ?? ''}`;
}

/** Cues as they are shown: of another post with its place. */
function sayCues(cues: readonly Cue[], part: Part, facts: ResumeFacts): string[] {
  const units = resumeUnits(facts, part.input.resume);
  const near = cues.length === 1 ? rankCues(part, facts).filter(({ score }) => score >= CUE.story) : [];
  const belongs = (unit: ResumeUnit) => near.some(({ fact }) => fact === unit);
  const [first] = cues;
  return cues.map(({ fact }) => {
    const text = markFigure(wholeCue(fact, units, belongs));
    const isElsewhere = first !== undefined && fact.listed === undefined && !isSamePlace(fact, first.fact);
    const place = isElsewhere && fact.employer !== '' ? `At **${fact.employer}**: ` : '';
    return `${place}${text}`;
  });
}

/** The best cues of one part or several, each once, as many as one says at once. */
function chooseCues(parts: readonly Part[], facts: ResumeFacts, used: ReadonlySet<string>): Cue[] {
  const isStory = parts.some(({ kind }) => STORIES.has(kind));
  // A row of a list tells of no time.
  const mayTell = ({ fact }: Cue) => !isStory || fact.listed === undefined || TELLS_OF_DEED.test(fact.text);
  const all = parts.map((part) => rankCues(part, facts).filter((cue) => !used.has(cue.fact.text) && mayTell(cue)));
  const bests = all.flatMap(([best]) => (best === undefined ? [] : [best]));
  const [best] = bests.toSorted((one, other) => other.score - one.score);
  if (best === undefined) return [];
  const least = isStory ? CUE.story : CUE.near;
  // Beside a line that the turn names, one that it does not name is another story.
  const others = all
    .flatMap((ranked) => ranked.slice(0, MOST_CUES + 1))
    .filter((cue) => cue.score >= Math.max(CUE.near, best.score - BEHIND) && (cue.isNamed || !best.isNamed));
  // A row of a list that is only near says nothing.
  const leastOf = ({ fact, isNamed, score }: Cue) =>
    fact.listed !== undefined ? (isNamed ? CUE.proof : CUE.fits) : score === best.score ? least : CUE.near;
  const ordered = [...bests, ...others]
    .filter((cue) => cue.score >= leastOf(cue) && (cue.isNamed || !best.isNamed))
    .toSorted((one, other) => other.score - one.score);
  const own = ordered.filter(({ fact }, at) => ordered.findIndex((other) => other.fact.text === fact.text) === at);
  return own.slice(0, MOST_CUES).filter(withinBreath());
}

/** As many cues as one says at once, at least one. */
function withinBreath(): (cue: Cue, at: number) => boolean {
  let words = 0;
  return ({ fact }, at) => {
    words += fact.text.split(' ').length;
    return at === 0 || words <= MOST_WORDS;
  };
}

const HOW =
  /\bhow (?:did you|you (?:actually )?(?:did|spotted|handled|got|managed|found|came))\b|\bwhat did you (?:actually |exactly )?(?:do|change)\b/;
/** A line with its way or its end in it. */
const SAYS_HOW = /\bby \p{L}+ing\b|\b(?:found|fixed) with\b|: |\bbecause\b/u;
/** What a question asks for that a resume seldom says, as a short gap. The first that matches counts. */
const BEYOND: readonly { asked: RegExp; gap: string }[] = [
  {
    asked: /\bdifferently\b|\bchange(?:d)? (?:now|since)\b|\bagain\b/,
    gap: 'Today I would **[what you would do differently]**.',
  },
  {
    asked: /\bdid you learn\b|\blearn(?:t|ed) from\b|\btake (?:away )?from\b/,
    gap: 'What I took from it: **[one thing]**.',
  },
  {
    asked: /\bwhat (?:got in|was (?:hard|difficult)|went wrong)\b|\bhard(?:est)? (?:about|part)\b/,
    gap: 'The hard part was **[what it was]**.',
  },
  {
    asked:
      /\b(?:react|go along|take it|kick off|say about|win \w+ (?:\w+ )?over|get .{3,40} (?:on board|along|behind))\b/,
    gap: 'The others **[what they said at first, and what won them over]**.',
  },
  { asked: /\bwho did you tell\b/, gap: 'I told **[whom]**.' },
  {
    asked: /\bwhat (?:made|brought) you\b|\bwhy did\b|\bhow come\b|\bwhere did .{2,30} come from\b/,
    gap: 'It began because **[what you had seen]**.',
  },
  { asked: HOW, gap: 'How I did it: **[the step that decided it]**.' },
  {
    asked: /\bwhat happened\b|\bhow did it\b|\bturn(?:ed)? out\b|\bend(?:ed)? up\b/,
    gap: 'In the end **[what came of it]**.',
  },
];

const ASKS_FOR_EXAMPLE =
  /\b(?:an?|one|any) (?:\p{L}+ )?(?:time|situation|example|occasion|instance|moment)\b|\bever\b|\bmost \p{L}+\b/u;

/** What the resume leaves open and the question asks for, as one short gap. */
function closeOf(parts: readonly Part[], cues: readonly Cue[]): string {
  const asked = parts.map(({ question }) => question).join(' ');
  const beyond = BEYOND.find((one) => one.asked.test(asked))?.gap ?? '';
  const isSaid =
    (beyond.startsWith('How') && cues.some(({ fact }) => SAYS_HOW.test(fact.text))) ||
    (beyond.startsWith('In the end') && cues.some(({ fact }) => /[.;] \p{Lu}?/u.test(fact.text)));
  if (beyond !== '') return isSaid ? '' : beyond;
  if (parts.every(({ kind }) => kind === 'technical')) return 'In short: **[what you know of it]**.';
  const isTold = cues.some(({ fact }) => /\d|[.;] /u.test(fact.text));
  return ASKS_FOR_EXAMPLE.test(asked) && parts.some(({ kind }) => STORIES.has(kind)) && !isTold
    ? 'What came of it: **[the result]**.'
    : '';
}

/** Questions that lines of the resume answer. Null where no line is near. */
export function tellLines(parts: readonly Part[], facts: ResumeFacts, used: ReadonlySet<string>): Told | null {
  const [first] = parts;
  if (first === undefined) return null;
  const cues = chooseCues(parts, facts, used);
  const isStory = parts.some(({ kind, question }) => STORIES.has(kind) && ASKS_FOR_EXAMPLE.test(question));
  const [best] = cues;
  const form = formOf(first.kind);
  if (best === undefined || (first.kind === 'technical' && !(best.isNamed && best.score >= CUE.fits))) return null;
  const isProven = !NEEDS_PROOF.has(first.kind) || best.score >= CUE.fits || (best.isNamed && best.score >= CUE.near);
  if (!isProven) {
    const near = cues.filter(({ fact, score }) => fact.listed === undefined && score >= CUE.proof).slice(0, 1);
    return { opening: form.open, cues: sayCues(near, first, facts), close: form.view };
  }
  return { opening: openingOf(best, isStory), cues: sayCues(cues, first, facts), close: closeOf(parts, cues) };
}

/** How well a line answers what the advertisement asks for. */
function demandOf(fact: ResumeFact, { vectors, input }: Part): number {
  const vector = vectors.get(heardWords(fact.text));
  if (vector === undefined) return 0;
  const asked = [...readJobWords(input.jobDescription).duties, ...sentencesOfJob(input.jobDescription)];
  return Math.max(
    0,
    ...asked.map((one) => {
      const other = vectors.get(heardWords(one));
      return other === undefined ? 0 : dotProduct(other, vector);
    }),
  );
}

/** Who the person is, then the work nearest to the question and to the advertisement. */
export function tellOneself(part: Part, facts: ResumeFacts, most = MOST_CUES): Told {
  const cues = rankCues(part, facts)
    .filter(({ fact }) => fact.listed === undefined && !fact.isProject && !NEGATIVE.test(fact.text))
    .map((cue) => ({ ...cue, score: cue.score + demandOf(cue.fact, part) + (cue.fact.isCurrent ? OF_TODAY : 0) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .filter(withinBreath())
    .toSorted((one, other) => one.fact.order - other.fact.order);
  const own = most < MOST_CUES ? '' : findAim(part.input.resume);
  const aim = own === '' ? '' : `${LOOKING_FOR} **${own}**.`;
  return { opening: sayIntroduction(facts), cues: sayCues(cues, part, facts), close: aim };
}
const OF_TODAY = 0.3;
/** Lines about work that the person has not done are left out. */
const NEGATIVE = /\b(?:haven['’]t|have not|not yet|never|weak|not good)\b|^no \p{L}+/iu;

/** The sentence of the advertisement that a line is nearest to; empty where none is near. */
function askedBy(fact: ResumeFact, { vectors, input }: Part): string {
  const vector = vectors.get(heardWords(fact.text));
  if (vector === undefined) return '';
  const near = sentencesOfJob(input.jobDescription)
    .filter((sentence) => sentence.split(' ').length <= MOST_QUOTED)
    .map((sentence) => {
      const other = vectors.get(heardWords(sentence));
      return { sentence, nearness: other === undefined ? 0 : dotProduct(other, vector) };
    })
    .toSorted((one, other) => other.nearness - one.nearness)[0];
  return near === undefined || near.nearness < LEAST_ASKED ? '' : near.sentence;
}
const LEAST_ASKED = 0.5;
const MOST_QUOTED = 18;

/** The person's own reason in the words of the resume, then the work that fits the advertisement beside what it asks for. */
export function tellReason(part: Part, facts: ResumeFacts, used: ReadonlySet<string>, most = MOST_OF_REASON): Told {
  const own = ownReason(part, facts);
  const cues = rankCues(part, facts)
    .filter(({ fact }) => !used.has(fact.text) && !own.includes(fact.text) && !NEGATIVE.test(fact.text))
    .map((cue) => ({
      ...cue,
      score: (cue.fact.listed === undefined ? 0 : OF_LIST) + OF_TURN * cue.score + demandOf(cue.fact, part),
    }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .filter(withinBreath());
  const [best] = cues;
  const asked = best === undefined ? '' : askedBy(best.fact, part);
  const place = best === undefined ? '' : placeOf(best.fact);
  const brings = place === '' ? 'What I bring:' : `What I bring from ${place}:`;
  const fits = asked === '' ? brings : `You write: "**${asked}**". That is near to what I have done:`;
  return {
    opening: [own, best === undefined ? '' : fits].filter((one) => one !== '').join(' ') || OWN_REASON,
    cues: sayCues(cues, part, facts),
    close: own === '' && best !== undefined ? OWN_REASON : '',
  };
}
const OWN_REASON = 'And for me it is **[your own reason, in one sentence]**.';
const MOST_OF_REASON = 2;
const OF_TURN = 0.6;
const OF_LIST = -0.15;

function ownReason({ input, vectors, question }: Part, facts: ResumeFacts): string {
  const aim = findAim(input.resume);
  const reason = findReason(input.resume, plainQuestion(heardIn(input)));
  const asked = [turnOf(input), question].map((text) => vectors.get(heardWords(text)));
  const near = ownReasons(facts, input.resume)
    .map((text) => {
      const vector = vectors.get(heardWords(text));
      const likeness = asked.map((one) => (one === undefined || vector === undefined ? 0 : dotProduct(one, vector)));
      return { text, nearness: Math.max(0, ...likeness) };
    })
    .toSorted((one, other) => other.nearness - one.nearness)[0];
  const said = aim !== '' ? sayAim(aim) : reason === '' ? '' : sayReason(reason);
  if (near === undefined || near.nearness < LEAST_OF_REASON || (aim !== '' && near.text.includes(aim))) return said;
  const text = cueText(near.text).replace(/[.!]?$/u, '.');
  return said === '' || near.nearness >= SURE_OF_REASON ? text : said;
}
const LEAST_OF_REASON = 0.25;
const SURE_OF_REASON = 0.45;

/** The paragraphs of an answer: the first sentence, the cues as points, and the last sentence. */
export const paragraphsOf = ({ opening, cues, close }: Told): string[] =>
  [opening, cues.map((cue) => POINT_MARK + cue).join('\n'), close].filter((text) => text !== '');
/** The same as one paragraph beside those of other questions. */
export const paragraphOf = ({ opening, cues, close }: Told): string =>
  [opening, ...cues.map((cue) => POINT_MARK + cue), close].filter((text) => text !== '').join('\n');
