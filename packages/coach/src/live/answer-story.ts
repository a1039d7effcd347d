import { toFirstPerson } from '../letter/first-person.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { AnswerForm } from './answer-forms.ts';
import { offerInstead, offerLines } from './offer-lines.ts';
import { gapFor } from './question-gaps.ts';
import { topicOf } from './question-topic.ts';
import type { RankedFact } from './rank-facts.ts';
import { phraseFact } from './say-fact.ts';
import { MEASURED_CHANGE, TELLS_OF_TROUBLE } from './shown-in.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** Kinds with an answer about the person alone, without a line of the resume. */
const NO_EXAMPLE = new Set(
  'weakness leaving outside your-questions small-talk pitch coding design estimation motivation goals'.split(' '),
);

/** "Where you improved something": a line with a measured change is an example of it on any subject. */
const ASKS_FOR_CHANGE = /\b(?:improve[ds]?|improving|improvement|made (?:\S+ ){1,3}better)\b/;
/** For "how do you" an example must also be close to the question, or clearly show what is asked for. */
const NEAR = { similarity: 0.3, shows: 0.6 };
/** A case that is only imagined is seldom like one that happened: there the line has to share a word too. */
const NEAR_IMAGINED = 0.45;
const isNearCase = ({ fit, similarity, shared }: RankedFact): boolean =>
  fit >= FIT_FOR_CASE && similarity >= NEAR.similarity && shared > 0;
const FIT_FOR_CASE = 0.3;
const isAboutToo = ({ fits, similarity, shows, shared }: RankedFact, kind: string): boolean =>
  fits &&
  (kind !== 'hypothetical' || (similarity >= NEAR_IMAGINED && shared > 0)) &&
  (similarity >= NEAR.similarity || shows >= NEAR.shows || shared > 0);

/** "A time when you found an error", "had to present to the board": the line begins with the verb that is asked for. */
const tellsOfDeed = (question: string, line: string): boolean => {
  const asked = (question.match(/(?<=\b(?:you|to|ever) )[a-z]{4,}/g) ?? []).flatMap((verb) => contentStems(verb));
  return asked.includes(contentStems(line.split(' ')[0] ?? '')[0] ?? '-');
};
const AROUND_DEED = {
  paragraph2: 'I did it because [what you had noticed].',
  paragraph3: 'In the end [what came of it].',
};

/** "How do you prioritise when you have several patients" asks for the way, with a "when" that is no story. */
const ASKS_THE_HABIT = /^(?:(?:so|and|okay|well|now) )*how (?:do|would) you\b(?!.*\b(?:time|example|situation|ever)\b)/;
/** Asks for a way of doing something, or for a yes; an example of it then comes second. */
const ASKS_HOW = joinPattern(
  '',
  "^(?:(?:so|and|okay|well|now) )*(?:how(?:'d| do| would| did| can| are| have)? |what (?:do|would|is your|kind|sort|strateg|steps)|what's your",
  '|are you|do you|would you|could you describe (?:your|the) )',
);
const ASKS_FOR_STORY =
  /\b(?:a|an|any|one) (?:[a-z]+ )?(?:time|situation|example|instance|occasion|moment)\b|\bever\b|\bwhen (?:you|did you)\b/;
/** "How did you stop the double payments" asks about one time, although it begins with "how". */
const ASKS_HOW_ONCE = /^(?:(?:so|and|okay|well|now) )*how did you\b/;
const asksHow = (question: string): boolean =>
  ASKS_THE_HABIT.test(question) || (ASKS_HOW.test(question) && !ASKS_FOR_STORY.test(question));

const fill = (text: string, question: string): string => {
  const topic = topicOf(question);
  return topic === ''
    ? text.replace('**{topic}**, in short', 'In short')
    : text.replace('{topic}', `${topic.charAt(0).toUpperCase()}${topic.slice(1)}`);
};

export const COST_OF_CODE: SpokenAnswer = {
  paragraph1: 'Let me count: I go through the input **[once, twice, once for each element]**, and that gives the time.',
  paragraph2: 'For the space I count what I keep besides the input: [a few numbers, a table as large as the input].',
};
export const ASKS_FOR_COST = /\bcomplexity\b|\bbig o\b|\brunning time\b|\bhow (?:fast|slow)\b/;

const LAST_TIME = 'The last time that I needed this was [where, and what came of it].';

/** The form with its gaps, where no line of the resume belongs to it. */
export function asParagraphs(form: AnswerForm, question = ''): SpokenAnswer {
  if (form.open !== '' && asksHow(question)) return { paragraph1: form.view, paragraph2: LAST_TIME };
  const first = form.open !== '' ? form.open : form.view;
  return { paragraph1: fill(first, question), paragraph2: form.detail, paragraph3: form.result };
}

/** To tell a success as a failure or a quarrel does harm, so there a line is told only if it surely shows one, and offered if it names trouble. */
export const NEEDS_PROOF = new Set(['failure', 'conflict']);
const SHOWS_TROUBLE = 0.6;
const mayBeTold = ({ fits, shows }: RankedFact, kind: string): boolean =>
  fits && (!NEEDS_PROOF.has(kind) || shows >= SHOWS_TROUBLE);
const ASKS_FOR_OWN_FAULT =
  /\bmistakes?\b|\byou(?:'ve| have)? (?:got|get|did) (?:\w+ )?wrong\b|\bregret\w*|\bdid(?:n't| not) go (?:\w+ )?(?:well|to plan|as)\b|\byou(?:'ve| have)? failed\b|\b(?:worst|biggest) failure\b/;
const mayBeOffered = ({ fact, shows }: RankedFact, kind: string, question: string): boolean => {
  if (!NEEDS_PROOF.has(kind) || shows >= SHOWS_TROUBLE) return true;
  return !(kind === 'failure' && ASKS_FOR_OWN_FAULT.test(question)) && TELLS_OF_TROUBLE.test(fact.text);
};

/** Says where a line comes from, and claims nothing about what it answers. */
export const OWN_WORK = 'From my own work:';

/** No line surely answers: the nearest lines to choose from, with what only the person knows. */
function answerWithOffers(form: AnswerForm, question: string, ranked: readonly RankedFact[]): SpokenAnswer {
  const near = ranked.filter((line) => mayBeOffered(line, form.kind, question));
  const offers = NO_EXAMPLE.has(form.kind) ? null : offerLines(near);
  if (offers === null) return asParagraphs(form, question);
  if (form.kind === 'hypothetical') return { ...asParagraphs(form, question), paragraph3: `${OWN_WORK} ${offers}.` };
  if (form.kind === 'general') {
    return ASKS_FOR_STORY.test(question) && (near[0]?.shared ?? 0) === 0
      ? { paragraph1: 'The one I think of: **[what happened, and where]**.', paragraph2: `It may be this: ${offers}.` }
      : { paragraph1: `${OWN_WORK} ${offers}.`, paragraph2: gapFor(question) };
  }
  if (NEEDS_PROOF.has(form.kind) || (form.kind === 'trouble' && !asksHow(question))) {
    const first = asksHow(question) ? form.view : form.open;
    return { paragraph1: first, paragraph2: form.detail, paragraph3: `It may have been here: ${offers}.` };
  }
  if (form.open === '') return { paragraph1: fill(form.view, question), paragraph2: `For example, ${offers}.` };
  if (asksHow(question)) return { paragraph1: form.view, paragraph2: `The last time: ${offers}.` };
  return { paragraph1: `The time I think of: ${offers}.`, paragraph2: form.detail, paragraph3: form.result };
}

/** A way of doing things, with a line of the resume as its example. */
function answerWithExample(
  form: AnswerForm,
  question: string,
  example: RankedFact,
  ranked: readonly RankedFact[],
): SpokenAnswer {
  if (form.kind === 'hypothetical') {
    return { paragraph1: form.view, paragraph2: form.detail, paragraph3: phraseFact(example.fact, OWN_WORK) };
  }
  return {
    paragraph1: phraseFact(example.fact, asksHow(question) ? 'For example,' : ''),
    paragraph2: gapFor(question),
    paragraph3: offerInstead(ranked, example),
  };
}

/** One time, told by a line of the resume. */
function answerWithStory(form: AnswerForm, best: RankedFact, ranked: readonly RankedFact[]): SpokenAnswer {
  const instead = NEEDS_PROOF.has(form.kind) ? '' : offerInstead(ranked, best);
  return {
    paragraph1: phraseFact(best.fact),
    paragraph2: form.detail,
    paragraph3: instead === '' ? form.result : instead,
  };
}

/** A story or a way of doing things: with a line of the resume that fits, else with the nearest lines to choose from. */
export function answerByForm(form: AnswerForm, question: string, ranked: readonly RankedFact[]): SpokenAnswer {
  if (NO_EXAMPLE.has(form.kind)) return asParagraphs(form, question);
  const [first] = ranked;
  if (ASKS_HOW_ONCE.test(question) && first !== undefined && first.shared > 0 && mayBeTold(first, form.kind)) {
    return { paragraph1: phraseFact(first.fact), ...AROUND_DEED };
  }
  if (form.open === '' || asksHow(question)) {
    const example = findExample(form, ranked);
    return example === undefined
      ? answerWithOffers(form, question, ranked)
      : answerWithExample(form, question, example, ranked);
  }
  return phraseStory(form, question, ranked);
}

const findExample = ({ kind }: AnswerForm, ranked: readonly RankedFact[]): RankedFact | undefined =>
  ranked.find((one) => isAboutToo(one, kind)) ?? (kind === 'hypothetical' ? ranked.find(isNearCase) : undefined);

/** One time: by a measured change where one is asked for, by the line with the verb of the question, or by the line that fits best. */
function phraseStory(form: AnswerForm, question: string, ranked: readonly RankedFact[]): SpokenAnswer {
  const [first] = ranked;
  const improved = ASKS_FOR_CHANGE.test(question)
    ? ranked.find(({ fact }) => MEASURED_CHANGE.test(fact.text) && toFirstPerson(fact.text) !== undefined)
    : undefined;
  const sameDeed = ranked.find(({ fact }) => tellsOfDeed(question, fact.text));
  const best = improved ?? first;
  const isTold = best !== undefined && (best === improved || mayBeTold(best, form.kind));
  if (sameDeed !== undefined && (!sameDeed.fits || !isTold)) {
    return { paragraph1: phraseFact(sameDeed.fact), ...AROUND_DEED };
  }
  return isTold ? answerWithStory(form, best, ranked) : answerWithOffers(form, question, ranked);
}
