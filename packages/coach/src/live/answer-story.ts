import { toFirstPerson } from '../letter/first-person.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { AnswerForm } from './answer-forms.ts';
import { knownWay, type StoryWay } from './known-steps.ts';
import { gapBeside } from './question-gaps.ts';
import type { RankedFact } from './rank-facts.ts';
import { phraseFact } from './say-fact.ts';
import { MEASURED_CHANGE, TELLS_OF_TROUBLE, tellsOfMishap } from './shown-in.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { nearestStory, OWN_WORK, sureLine, tellOrShow } from './tell-lines.ts';
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
export const asksForStory = (question: string): boolean => ASKS_FOR_STORY.test(question);
/** "How did you stop the double payments" asks about one time, although it begins with "how". */
const ASKS_HOW_ONCE = /^(?:(?:so|and|okay|well|now) )*how did you\b/;
const asksHow = (question: string): boolean =>
  ASKS_THE_HABIT.test(question) || (ASKS_HOW.test(question) && !ASKS_FOR_STORY.test(question));

export const COST_OF_CODE: SpokenAnswer = {
  paragraph1:
    'Let me count how often I go through the input: each pass is linear, and a pass inside a pass multiplies.',
  paragraph2: 'For the space I count what I keep besides the input, a few numbers or a table that grows with it.',
};
export const ASKS_FOR_COST = /\bcomplexity\b|\bbig o\b|\brunning time\b|\bhow (?:fast|slow)\b/;

/** The form where no line of the resume belongs to it; for a story the way of doing it follows the gap. */
export function asParagraphs(form: AnswerForm, question = ''): SpokenAnswer {
  const { view, open } = form;
  if (open !== '' && !asksHow(question)) return { paragraph1: open, paragraph2: view };
  return { paragraph1: view, paragraph2: form.detail, paragraph3: form.result };
}

/** To tell a success as a failure or a quarrel does harm, so a line is shown there only if it surely has one, or names trouble. */
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
function answerTheWay(
  form: AnswerForm,
  question: string,
  ranked: readonly RankedFact[],
  sentences: readonly string[],
): SpokenAnswer {
  const way = knownWay(question);
  const view = way === undefined || form.kind === 'general' ? form.view : way.way;
  const outline = view === form.view ? asParagraphs(form, question) : { paragraph1: view, paragraph2: '' };
  if (form.kind === 'general' && ASKS_FOR_STORY.test(question))
    return tellStory(form, question, ranked, ranked, sentences);
  if (form.kind === 'general') return tellOrShow(ranked) ?? outline;
  const sure = sureLine(ranked);
  if (sure !== undefined) return { paragraph1: phraseFact(sure.fact), paragraph2: view };
  const near = nearestStory(ranked);
  if (near === undefined) return outline;
  const line = phraseFact(near.fact, OWN_WORK);
  // What any trade would say first only keeps the line waiting.
  return form.kind === 'approach' && way === undefined
    ? { paragraph1: line, paragraph2: '' }
    : { paragraph1: view, paragraph2: line };
}

/** A story or a way of doing things: with the line of the resume that is nearest, else how one goes about it. */
export function answerByForm(
  form: AnswerForm,
  question: string,
  all: readonly RankedFact[],
  sentences: readonly string[] = [],
): SpokenAnswer {
  if (NO_EXAMPLE.has(form.kind)) return asParagraphs(form, question);
  const ranked = all.filter((line) => mayBeTold(line, form.kind, question));
  const mishap = ABOUT_MISHAPS.has(form.kind) ? ranked.find(({ fact }) => tellsOfMishap(fact.text)) : undefined;
  if (mishap !== undefined) return { paragraph1: phraseFact(mishap.fact), paragraph2: '' };
  if (ASKS_HOW_ONCE.test(question)) {
    const told = tellOrShow(ranked, '', (line) => gapBeside(question, line));
    if (told !== null) return told;
  }
  return form.open === '' || asksHow(question)
    ? answerTheWay(form, question, ranked, sentences)
    : tellStory(
        form,
        question,
        ranked,
        all.filter(({ fact }) => asksForMishap(form.kind, question) || !tellsOfMishap(fact.text)),
        sentences,
      );
}

/** One time: by a measured change where one is asked for, by the line with the verb of the question, or by a line that tells of such times; with how one goes about it. */
function tellStory(
  form: AnswerForm,
  question: string,
  ranked: readonly RankedFact[],
  situations: readonly RankedFact[],
  sentences: readonly string[],
): SpokenAnswer {
  const improved = ASKS_FOR_CHANGE.test(question)
    ? ranked.find(({ fact }) => MEASURED_CHANGE.test(fact.text) && toFirstPerson(fact.text) !== undefined)
    : undefined;
  if (improved !== undefined)
    return { paragraph1: phraseFact(improved.fact), paragraph2: gapBeside(question, improved.fact.text) };
  const known = knownWay(question);
  const way = wayOf(form, question, known);
  const ordered = orderStories(ranked, question, known);
  const best = bestStory(form, question, ordered, { ranked, situations, known });
  if (best === undefined) {
    const sentence = sentences.find((one) => known?.lines.test(one) === true);
    return sentence === undefined ? inOrder(way, openStory(form)) : { paragraph1: `${sentence}.`, paragraph2: way };
  }
  const isSure = isSureStory(best, ordered, question);
  const beside = tellsEvent(best) ? gapBeside(question, best.fact.text) : '';
  const isWhole = isSure && tellsEvent(best);
  return {
    paragraph1: phraseFact(best.fact, isSure ? '' : OWN_WORK),
    paragraph2: beside === '' && !isWhole ? way : beside,
  };
}

type StoryLines = {
  ranked: readonly RankedFact[];
  situations: readonly RankedFact[];
  known: StoryWay | undefined;
};
/** The line to tell: one near to the question or with the words of such times, else the work in which it may have been. */
function bestStory(
  form: AnswerForm,
  question: string,
  ordered: readonly RankedFact[],
  { ranked, situations, known }: StoryLines,
): RankedFact | undefined {
  const near = ordered.find((line) => isNearStory(line, question));
  if (near !== undefined && isSureStory(near, ordered, question)) return near;
  // A line that is only near goes behind one with the words of such times.
  const such = ordered.find((line) => tellsOfSuch(line, known)) ?? near;
  if (such !== undefined) return such;
  const mayBeAny = ASKS_FOR_STORY.test(question) && !NEEDS_PROOF.has(form.kind);
  const isOpen = !BETWEEN.test(question) && known === undefined;
  return (
    (mayBeAny ? nearestSituation(situations, known) : undefined) ??
    quarrelAmong(form.kind, ranked, known) ??
    successAmong(form.kind, ranked) ??
    (isOpen ? nearestStory(ranked) : undefined)
  );
}

const inOrder = (first: string, second: string): SpokenAnswer =>
  first === '' ? { paragraph1: second, paragraph2: '' } : { paragraph1: first, paragraph2: second };

/** Their view says nothing of how one goes about it. */
const SAYS_NO_WAY = new Set(['general', 'achievement']);
/** How one learns answers only a question about learning. */
const isOfLearning = (way: string, kind: string): boolean => kind === 'change' || way.startsWith('I learn');
const ASKS_TO_LEARN = /\b(?:learn\w*|taught|new to you|pick\w* up|never (?:done|used))\b/;

/** How one goes about such times, behind a line that tells of one. */
function wayOf(form: AnswerForm, question: string, known: StoryWay | undefined): string {
  const way = known?.way ?? (SAYS_NO_WAY.has(form.kind) ? '' : form.view);
  return isOfLearning(way, known === undefined ? form.kind : '') && !ASKS_TO_LEARN.test(question) ? '' : way;
}

/** The time itself, which only the person knows, as one short gap. */
const openStory = ({ open }: AnswerForm): string =>
  open === '' ? 'The time that I would tell: **[what happened, in one sentence]**.' : open;

/** A line with the words of such a time, and not far from the question. */
const tellsOfSuch = ({ fact, fit, similarity, shared }: RankedFact, way: StoryWay | undefined): boolean =>
  way?.lines.test(fact.text) === true && (shared > 0 || fit >= OF_SUCH.fit || similarity >= OF_SUCH.similarity);
const OF_SUCH = { fit: 0.08, similarity: 0.25 };

/** The lines by their worth, those with the nouns of the question first among equals. */
function orderStories(ranked: readonly RankedFact[], question: string, way: StoryWay | undefined): RankedFact[] {
  const nouns = tellingWords(question);
  const rated = ranked.map((line) => {
    const words = wordsOfLine(line.fact.text);
    const held = nouns.filter((stem) => hasTelling(stem, words)).length;
    const such = way?.lines.test(line.fact.text) === true ? WORTH.such : 0;
    return { line, worth: worthOf(line, question) + WORTH.noun * Math.min(held, MOST_NOUNS) + such };
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
  (line.isTold ? WORTH.told : 0) +
  (line.tellsOutcome ? WORTH.outcome : 0) +
  (tellsOfDeed(question, line.fact.text) ? WORTH.deed : 0) +
  (BETWEEN.test(question) && TROUBLE.test(line.fact.text) ? WORTH.trouble : 0);
const WORTH = {
  judged: 0.9,
  outcome: 0.12,
  deed: 0.1,
  noPeople: 0.4,
  trouble: 0.3,
  noun: 0.2,
  such: 0.25,
  other: -0.2,
  /** No line comes twice while another fits. */
  told: -0.5,
};
const MOST_NOUNS = 2;
const LEAST_OF_STORY = 0.3;
const LEAST_OF_OUTCOME = 0.08;
const LEAST_SHARED = 0.03;
const LEAST_OF_SITUATION = 0.25;
const SURE_OF_STORY = 0.85;
const isNearStory = (line: RankedFact, question: string): boolean =>
  likenessOf(line, question) >= LEAST_OF_STORY ||
  // An argument is near where a person was angry, in any words.
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
function nearestSituation(ranked: readonly RankedFact[], way: StoryWay | undefined): RankedFact | undefined {
  const worth = ({ fact, fit, judged }: RankedFact) =>
    fit + WORTH.judged * judged + (way === undefined || way.lines.test(fact.text) ? 0 : WORTH.other);
  const [best] = ranked.toSorted((one, other) => worth(other) - worth(one));
  return best !== undefined && worth(best) >= LEAST_OF_SITUATION ? best : undefined;
}

/** One thing that happened or was done, and no standing duty. */
const tellsEvent = ({ fact, tellsOutcome }: RankedFact): boolean => tellsOutcome || MEASURED_CHANGE.test(fact.text);

/** A resume names few quarrels, so a line with words of one is shown however far its other words are. */
const quarrelAmong = (
  kind: string,
  ranked: readonly RankedFact[],
  way: StoryWay | undefined,
): RankedFact | undefined =>
  kind === 'conflict' ? ranked.find(({ fact }) => way === undefined || way.lines.test(fact.text)) : undefined;

/** Where no line is near a question about a success, one with a measured change is at least a success. */
const successAmong = (kind: string, ranked: readonly RankedFact[]): RankedFact | undefined =>
  kind === 'achievement' ? ranked.find(({ fact }) => MEASURED_CHANGE.test(fact.text)) : undefined;
