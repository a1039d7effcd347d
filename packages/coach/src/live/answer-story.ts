import { toFirstPerson } from '../letter/first-person.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { AnswerForm } from './answer-forms.ts';
import { gapBeside } from './question-gaps.ts';
import { topicOf } from './question-topic.ts';
import type { RankedFact } from './rank-facts.ts';
import { cueFor, phraseFact } from './say-fact.ts';
import { MEASURED_CHANGE, TELLS_OF_TROUBLE, tellsOfMishap } from './shown-in.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { outlineOf } from './story-outline.ts';
import { MAY_FIT, showNearest, sureLine, tellOrShow } from './tell-lines.ts';
import { hasTelling, tellingWords, wordsOfLine } from './telling-words.ts';

/** Kinds with an answer about the person alone, without a line of the resume. */
const NO_EXAMPLE = new Set(
  'weakness leaving outside your-questions small-talk pitch coding design estimation motivation goals'.split(' '),
);

/** "Where you improved something": a line with a measured change is an example of it on any subject. */
const ASKS_FOR_CHANGE = /\b(?:improve[ds]?|improving|improvement|made (?:\S+ ){1,3}better)\b/;
/** "A time when you found an error", "had to present to the board": the line begins with the verb that is asked for. */
const tellsOfDeed = (question: string, line: string): boolean => {
  const asked = (question.match(/(?<=\b(?:you|to|ever) )[a-z]{4,}/g) ?? []).flatMap((verb) => contentStems(verb));
  return asked.includes(contentStems(line.split(' ')[0] ?? '')[0] ?? '-');
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
  /\b(?:a|an|any|one) (?:[a-z]+ )?(?:(?:[a-z]+ )?(?:time|situation|example|instance|occasion|moment|night|shift))\b|\bever\b|\bwhen (?:you|did you)\b/;
/** "How did you stop the double payments" asks about one time, although it begins with "how". */
const ASKS_HOW_ONCE = /^(?:(?:so|and|okay|well|now) )*how did you\b/;
const asksHow = (question: string): boolean =>
  ASKS_THE_HABIT.test(question) || (ASKS_HOW.test(question) && !ASKS_FOR_STORY.test(question));

const fill = (text: string, question: string): string => {
  const topic = topicOf(question);
  return topic === '' ? text.replace('**{topic}**', 'it') : text.replace('{topic}', topic);
};

export const COST_OF_CODE: SpokenAnswer = {
  paragraph1:
    'Let me count how often I go through the input: each pass is linear, and a pass inside a pass multiplies.',
  paragraph2: 'For the space I count what I keep besides the input, a few numbers or a table that grows with it.',
};
export const ASKS_FOR_COST = /\bcomplexity\b|\bbig o\b|\brunning time\b|\bhow (?:fast|slow)\b/;

/** The form where no line of the resume belongs to it; for a story the way of doing it follows the gap. */
export function asParagraphs(form: AnswerForm, question = ''): SpokenAnswer {
  const view = fill(form.view, question);
  if (form.open !== '' && !asksHow(question)) return { paragraph1: form.open, paragraph2: view };
  return { paragraph1: view, paragraph2: form.detail, paragraph3: form.result };
}

/** To tell a success as a failure or a quarrel does harm, so there a line is told only if it surely shows one, or names trouble. */
export const NEEDS_PROOF = new Set(['failure', 'conflict']);
const SHOWS_TROUBLE = 0.6;
/** Of such a question a mistake with its remedy is the answer, even beside nearer lines. */
const ABOUT_MISHAPS = new Set(['failure']);
const ASKS_FOR_OWN_FAULT =
  /\bmistakes?\b|\byou(?:'ve| have)? (?:got|get|did) (?:\w+ )?wrong\b|\bregret\w*|\bdid(?:n't| not) go (?:\w+ )?(?:well|to plan|as)\b|\byou(?:'ve| have)? failed\b|\b(?:worst|biggest) failure\b/;
/** Told unasked, a mistake is a confession. */
export const asksForMishap = (kind: string, question: string): boolean =>
  ABOUT_MISHAPS.has(kind) || ASKS_FOR_FAULT.test(question);
const ASKS_FOR_FAULT =
  /\bmistakes?\b|\bwrong\b|\bfail(?:ed|ure|ures)?\b|\bregret\w*|\bmess(?:ed)? up\b|\bbadly\b|\b(?:did|does|do)(?:n't| not) (?:go|work)\b/;

function mayBeTold({ fact, shows }: RankedFact, kind: string, question: string): boolean {
  if (!asksForMishap(kind, question) && tellsOfMishap(fact.text)) return false;
  if (!NEEDS_PROOF.has(kind) || shows >= SHOWS_TROUBLE || tellsOfMishap(fact.text)) return true;
  return !(kind === 'failure' && ASKS_FOR_OWN_FAULT.test(question)) && TELLS_OF_TROUBLE.test(fact.text);
}

/** A sure line with how one goes about it; else the way first, and the lines that may be examples of it. */
function answerTheWay(form: AnswerForm, question: string, ranked: readonly RankedFact[]): SpokenAnswer {
  const outline = asParagraphs(form, question);
  if (form.kind === 'general' && ASKS_FOR_STORY.test(question)) return tellStory(form, question, ranked, ranked);
  if (form.kind === 'general') return tellOrShow(ranked) ?? outline;
  const sure = sureLine(ranked);
  if (sure !== undefined) return { paragraph1: phraseFact(sure.fact), paragraph2: form.view };
  const shown = showNearest(ranked);
  if (shown === null) return outline;
  const { paragraph1, paragraph2, paragraph3 } = shown;
  return { paragraph1: form.view, paragraph2: `${paragraph1} ${paragraph2}`, ...(paragraph3 ? { paragraph3 } : {}) };
}

/** A story or a way of doing things: with the line of the resume that is nearest, else how one goes about it. */
export function answerByForm(form: AnswerForm, question: string, all: readonly RankedFact[]): SpokenAnswer {
  if (NO_EXAMPLE.has(form.kind)) return asParagraphs(form, question);
  const ranked = all.filter((line) => mayBeTold(line, form.kind, question));
  const mishap = ABOUT_MISHAPS.has(form.kind) ? ranked.find(({ fact }) => tellsOfMishap(fact.text)) : undefined;
  if (mishap !== undefined) return { paragraph1: phraseFact(mishap.fact), paragraph2: '' };
  if (ASKS_HOW_ONCE.test(question)) {
    const told = tellOrShow(ranked, '', (line) => gapBeside(question, line));
    if (told !== null) return told;
  }
  return form.open === '' || asksHow(question)
    ? answerTheWay(form, question, ranked)
    : tellStory(
        form,
        question,
        ranked,
        all.filter(({ fact }) => asksForMishap(form.kind, question) || !tellsOfMishap(fact.text)),
      );
}

/** One time: by a measured change where one is asked for, by the line with the verb of the question, or by a sure line; else the nearest two. */
function tellStory(
  form: AnswerForm,
  question: string,
  ranked: readonly RankedFact[],
  situations: readonly RankedFact[],
): SpokenAnswer {
  const improved = ASKS_FOR_CHANGE.test(question)
    ? ranked.find(({ fact }) => MEASURED_CHANGE.test(fact.text) && toFirstPerson(fact.text) !== undefined)
    : undefined;
  if (improved !== undefined)
    return { paragraph1: phraseFact(improved.fact), paragraph2: gapBeside(question, improved.fact.text) };
  const ordered = orderStories(ranked, question);
  const outline = ASKS_FOR_STORY.test(question) ? outlineOf(question) : '';
  const near = ordered.filter((line) => isNearStory(line, question));
  const [best = outline === '' ? undefined : nearestSituation(situations), second] = near;
  if (best === undefined) {
    const other = quarrelAmong(form.kind, ranked) ?? successAmong(form.kind, ranked);
    return (
      other ??
      (BETWEEN.test(question) ? null : showNearest(ranked)) ??
      withOutline(asParagraphs(form, question), outline)
    );
  }
  if (isSureStory(best, ordered, question)) {
    const beside = tellsEvent(best) ? gapBeside(question, best.fact.text) : outline;
    return { paragraph1: phraseFact(best.fact), paragraph2: beside };
  }
  const isAsLikely = second !== undefined && worthOf(second, question) >= AS_LIKELY * worthOf(best, question);
  return isAsLikely
    ? { paragraph1: MAY_FIT.two, paragraph2: `${cueFor(best.fact)}\n${cueFor(second.fact)}`, paragraph3: outline }
    : { paragraph1: MAY_FIT.one, paragraph2: phraseFact(best.fact), paragraph3: outline };
}

/** The lines by their worth, those with the nouns of the question first among equals. */
function orderStories(ranked: readonly RankedFact[], question: string): RankedFact[] {
  const nouns = tellingWords(question);
  const rated = ranked.map((line) => {
    const words = wordsOfLine(line.fact.text);
    const held = nouns.filter((stem) => hasTelling(stem, words)).length;
    return { line, worth: worthOf(line, question) + WORTH.noun * Math.min(held, MOST_NOUNS) };
  });
  return rated.toSorted((one, other) => other.worth - one.worth).map(({ line }) => line);
}

/** How likely a line is what is asked for: by the question and by the thing that it names. */
const likenessOf = ({ fact, fit, judged, tellsOutcome }: RankedFact, question: string): number =>
  (fit + WORTH.judged * judged) *
  (BETWEEN.test(question) && !tellsOutcome && !OF_PEOPLE.test(fact.text) ? WORTH.noPeople : 1);
/** The same with the verb of the question and with how something turned out. */
const worthOf = (line: RankedFact, question: string): number =>
  likenessOf(line, question) +
  (line.tellsOutcome ? WORTH.outcome : 0) +
  (tellsOfDeed(question, line.fact.text) ? WORTH.deed : 0) +
  (BETWEEN.test(question) && TROUBLE.test(line.fact.text) ? WORTH.trouble : 0);
const WORTH = { judged: 0.9, outcome: 0.12, deed: 0.1, noPeople: 0.4, trouble: 0.3, noun: 0.2 };
const MOST_NOUNS = 2;
const LEAST_OF_STORY = 0.3;
const LEAST_OF_OUTCOME = 0.08;
const LEAST_SHARED = 0.03;
const LEAST_OF_SITUATION = 0.25;
const SURE_OF_STORY = 0.85;
const AS_LIKELY = 0.5;
const isNearStory = (line: RankedFact, question: string): boolean =>
  likenessOf(line, question) >= LEAST_OF_STORY ||
  // An argument is near where somebody was angry, in whatever words.
  (BETWEEN.test(question) && TROUBLE.test(line.fact.text)) ||
  (line.tellsOutcome && (line.judged >= LEAST_OF_OUTCOME || (line.shared > 0 && line.judged >= LEAST_SHARED)));
const isSureStory = (best: RankedFact, ordered: readonly RankedFact[], question: string): boolean =>
  (!BETWEEN.test(question) || TROUBLE.test(best.fact.text)) &&
  (worthOf(best, question) >= SURE_OF_STORY ||
    (sureLine(ordered)?.fact === best.fact && likenessOf(best, question) >= LEAST_OF_STORY));
/** Between people: a line of work without any in it is seldom what is asked for. */
const BETWEEN =
  /\b(?:refus\w*|disagree\w*|not agree|angry|upset|unhappy|n't happy|not happy|against your|complain\w*|conflict|argument|pushed back|push back|feedback|resist\w*|did not want|didn't want)\b/;
/** Words for trouble between people. Only such a line surely tells of it. */
const TROUBLE =
  /\b(?:complain\w*|disput\w*|conflict\w*|angry|upset|unhappy|escalat\w*|objection\w*|appeals?|grievance\w*|disagree\w*|refus\w*|not happy|n['’]t happy|feedback|negotiat\w*|mediat\w*)\b/i;
const OF_PEOPLE = joinPattern(
  'i',
  String.raw`\b(?:negotiat\w*|complain\w*|disput\w*|appeals?|conflicts?|grievances?|customers?|clients?|famil\w+|parents?|patients?|residents?|talk\w*|feedback|mediat\w*`,
  String.raw`|objection\w*|happy|persuad\w*|convinc\w*|colleagues?|team|crew|staff|juniors?|students?|trainees?|members?|councillors?|committee)\b`,
);
/** The work in which such a time may have been, however little its line says of it. */
function nearestSituation(ranked: readonly RankedFact[]): RankedFact | undefined {
  const worth = ({ fit, judged }: RankedFact) => fit + WORTH.judged * judged;
  const [best] = ranked.toSorted((one, other) => worth(other) - worth(one));
  return best !== undefined && worth(best) >= LEAST_OF_SITUATION ? best : undefined;
}

/** One thing that happened or was done, and no standing duty. */
const tellsEvent = ({ fact, tellsOutcome }: RankedFact): boolean => tellsOutcome || MEASURED_CHANGE.test(fact.text);

/** The outline of the story, then the way of doing it. */
const withOutline = (form: SpokenAnswer, outline: string): SpokenAnswer =>
  outline === ''
    ? form
    : { paragraph1: outline, paragraph2: form.paragraph1.includes('[') ? form.paragraph2 : form.paragraph1 };

/** A resume names few quarrels, so one that it does name is offered however far its words are. */
function quarrelAmong(kind: string, ranked: readonly RankedFact[]): SpokenAnswer | null {
  const [first] = ranked;
  if (kind !== 'conflict' || first === undefined) return null;
  return { paragraph1: MAY_FIT.one, paragraph2: phraseFact(first.fact) };
}

/** Where no line is near a question about a success, one with a measured change is at least a success. */
function successAmong(kind: string, ranked: readonly RankedFact[]): SpokenAnswer | null {
  const proven = ranked.find(({ fact }) => MEASURED_CHANGE.test(fact.text));
  if (kind !== 'achievement' || proven === undefined) return null;
  return { paragraph1: MAY_FIT.one, paragraph2: phraseFact(proven.fact) };
}
