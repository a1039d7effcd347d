import { findJobSkills } from '../job/find-job-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { AboutInput } from './answer-about.ts';
import { inBold } from './answer-listing.ts';
import { findAskedPaper } from './asked-paper.ts';
import { findHooks } from './job-hooks.ts';
import { fitToJob, isHeldAlready, type JobWords, readJobWords, strongest } from './job-words.ts';
import { isOnResume, relatedSkills } from './missing-names.ts';
import { sayAim, sayReason } from './own-aim.ts';
import { plainQuestion } from './question-topic.ts';
import type { ResumeFact, ResumeFacts } from './resume-facts.ts';
import { phraseFact, withArticle } from './say-fact.ts';
import { MEASURED_CHANGE } from './shown-in.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { tellAlso } from './tell-lines.ts';
import { wasTold } from './told-lines.ts';

/** Lines that were not told yet, or all where none is left. */
function untold(facts: readonly ResumeFact[], told: string): readonly ResumeFact[] {
  const fresh = facts.filter((fact) => !wasTold(fact, told));
  return fresh.length > 0 ? fresh : facts;
}

const inParagraphs = (first: string, second = '', third = ''): SpokenAnswer => {
  const [paragraph1 = '', paragraph2 = '', paragraph3 = ''] = [first, second, third].filter((text) => text !== '');
  return { paragraph1, paragraph2, paragraph3 };
};

const WHY_HERE = 'What draws me is **[one thing about them that you found out and like]**.';
const OWN_REASON = 'And for me in particular it is **[your own reason for choosing them]**.';

/** "Why us": the aim that the resume names, what the advertisement says that the person knows from own work, and the line for it; a reason that only the person knows stays a gap. */
export function answerWhyHere(about: AboutInput, question = ''): SpokenAnswer {
  const { facts, jobDescription, vectors, told, aim } = about;
  const fresh = untold(facts.facts, told);
  const found = findHooks(fresh, jobDescription, vectors, question);
  const { hook, next } = found.hook === undefined ? findHooks(facts.facts, jobDescription, vectors, question) : found;
  if (hook === undefined) return answerWhyByDuty(about);
  const { employer } = readJobWords(jobDescription);
  const draws =
    speaksOfWork(employer) && !OF_SIZE.test(employer) ? `What draws me is what you do here: **${employer}**.` : '';
  const asked = `${draws === '' && aim === '' ? 'What draws me is what you write' : 'You write'}: "**${hook.sentence}**".`;
  const brings = `${asked} ${phraseFact(hook.fact, 'What I bring to it:')}`;
  const also = brings.split(' ').length > MOST_BEFORE ? '' : tellAlso(next, hook.fact);
  const fits = also === '' ? brings : `${brings} ${also}`;
  return aim === '' ? inParagraphs(draws, fits, OWN_REASON) : inParagraphs(sayAim(aim), fits, draws);
}
/** With more words before it a second line is too much to say. */
const MOST_BEFORE = 50;
/** How large a house is says nothing of the work. */
const OF_SIZE =
  /\b\d[\d,.]*(?:[- ](?:bed|pupils?|students?|rooms?|people|staff|employees|branches|sites|partner|lawyers|developers)\b)/iu;

/** The same by a duty, where no sentence of the advertisement is near to a line. */
function answerWhyByDuty({ facts, jobDescription, vectors, told, aim }: AboutInput): SpokenAnswer {
  const job = readJobWords(jobDescription);
  const fresh = fitToJob(untold(facts.facts, told), job, vectors);
  // A line that answers a duty is worth saying again before one that answers none.
  const { duty, lines } = fresh.duty === undefined ? fitToJob(facts.facts, job, vectors) : fresh;
  const [best, next] = lines;
  const isOfWork = speaksOfWork(job.employer) && !(duty !== undefined && /\bsince\b/.test(job.employer));
  const drawn = whatDraws(isOfWork ? job : { ...job, employer: '' });
  const draws =
    !isOfWork && duty !== undefined ? `What draws me is the work itself: you want somebody to **${duty}**.` : drawn;
  // Beside no duty that it is like, a line is worth saying for its result alone.
  const isWorth = best !== undefined && (duty !== undefined || MEASURED_CHANGE.test(best.text));
  const brings = isWorth ? phraseFact(best, 'What I bring to it:') : '';
  // The person's own reason is worth more than what the advertisement says of itself.
  if (aim !== '') return inParagraphs(sayAim(aim), draws, brings);
  return inParagraphs(draws, brings, duty === undefined ? OWN_REASON : tellAlso(next, best) || OWN_REASON);
}

/** How a firm began, how many it has and where it is draws nobody to the work. */
const speaksOfWork = (employer: string): boolean => employer !== '' && !OF_THE_HOUSE.test(employer);
const OF_THE_HOUSE = joinPattern(
  'i',
  String.raw`\b(?:started|began|founded|established|set up|family[- ](?:run|owned)|owned by|part of|based in|located|converted`,
  '|are (?:[a-z-]+ ){0,2}(?:people|staff|of us)|have (?:[a-z-]+ ){0,2}(?:people|staff|employees))',
  String.raw`\b`,
);

function whatDraws({ title, employer }: JobWords): string {
  if (employer !== '') return `What draws me is what you do here: **${employer}**.`;
  return title === '' ? WHY_HERE : `What draws me is the work of ${withArticle(title)} here.`;
}

/** The words in bold of a sentence. */
const aimIn = (sentence: string): string => (/\*\*(.*?)\*\*/.exec(sentence)?.[1] ?? sentence).toLowerCase();
const SHORTEST_AIM = 12;
const SAYS_AIM = /^(?:I am looking for|What I am after|I would like)/;
const OPEN_HOURS = /\[yes or no\]\*\*(?:, and|\.)/i;
const AS_TO_HOURS = 'As to the hours: [yes or no, and how you would want it planned].';

/** "Why us, and when could you start": the reasons, then the terms in the last paragraph. The gap for a further reason gives way to them. */
export function answerWhyAndTerms(why: SpokenAnswer, terms: SpokenAnswer): SpokenAnswer {
  const all = [terms.paragraph1, terms.paragraph2.includes('?') ? '' : terms.paragraph2, terms.paragraph3 ?? ''];
  const said = all.some((text) => OPEN_HOURS.test(text))
    ? [AS_TO_HOURS, ...all.filter((text) => !OPEN_HOURS.test(text))]
    : all;
  // Beside terms one line is enough: only what the person looks for is said with it.
  const third = SAYS_AIM.test(why.paragraph3 ?? '') ? (why.paragraph3 ?? '') : '';
  const isTwice = said.some((text) => third.length > SHORTEST_AIM && text.toLowerCase().includes(aimIn(third)));
  const reason = isTwice ? '' : third;
  const reasons = [why.paragraph2, reason].filter((text) => text !== '').join(' ');
  return inParagraphs(why.paragraph1, reasons, said.filter((text) => text !== '').join(' '));
}

/** Skills that are in the resume and are asked for in the job, as spelled in the resume. */
function sharedSkills(facts: ResumeFacts, jobDescription: string, isCraft: (skill: string) => boolean): string[] {
  const job = ` ${plainQuestion(jobDescription)} `;
  return facts.skills
    .filter((skill) => skill.length > 1 && isCraft(skill) && job.includes(` ${plainQuestion(skill)} `))
    .slice(0, 3);
}

/** "Why you": a duty and the line that shows work like it, then the next best line. */
export function answerWhyYou(
  { facts, jobDescription, vectors, told }: AboutInput,
  isCraft: (skill: string) => boolean,
): SpokenAnswer {
  const { duty, lines } = fitToJob(untold(facts.facts, told), readJobWords(jobDescription), vectors);
  const shared = sharedSkills(facts, jobDescription, isCraft);
  const [best, next] = lines;
  const first =
    duty !== undefined
      ? `You want somebody to **${duty}**.`
      : shared.length > 0
        ? `Because you ask for ${inBold(shared)}, and that is what I work with.`
        : '';
  if (best === undefined)
    return inParagraphs(
      first || 'Because of what I have done so far.',
      'For example, [one result that proves it, with a number].',
    );
  const paper = findAskedPaper(jobDescription, facts.lines);
  return inParagraphs(
    first,
    phraseFact(best, duty === undefined ? '' : 'What I bring to it:'),
    paper === '' ? tellAlso(next, best) : `You also ask for this, which I hold: **${paper}**.`,
  );
}

/** "Where do you want to be": the advertised work, and the line that leads to it. */
export function answerGoals({ facts, jobDescription, vectors, told }: AboutInput): SpokenAnswer {
  const job = readJobWords(jobDescription);
  const { duty, lines } = fitToJob(untold(facts.facts, told), job, vectors);
  const work = duty ?? job.duties[0];
  const [best] = lines;
  const isOpen = job.title === '' || isHeldAlready(job.title, facts.title);
  const title = isOpen ? 'this role' : `the work of ${withArticle(job.title)}`;
  return inParagraphs(
    `What I want next is ${title}, and to become really good at it.`,
    work === undefined ? '' : `Here that means to **${work}**.`,
    best === undefined ? '' : phraseFact(best, 'It builds on what I have done:'),
  );
}

/** "Why are you leaving": what the resume itself says of it, else the advertised work that is like the person's own; the reason alone is the person's to say. */
export function answerLeaving({ facts, jobDescription, vectors, aim, reason }: AboutInput): SpokenAnswer {
  const job = readJobWords(jobDescription);
  const { duty, lines } = fitToJob(facts.facts, job, vectors);
  const [best] = lines;
  // Only a duty that a line is like is a reason to come.
  const wanted = duty === undefined ? '' : `you want somebody to **${duty}**.`;
  const brings = best === undefined || duty === undefined ? '' : phraseFact(best, 'What I bring to it:');
  if (reason !== '') return inParagraphs(sayReason(reason), wanted === '' ? '' : `And here ${wanted}`);
  if (aim !== '') return inParagraphs(sayAim(aim), wanted === '' ? '' : `And here ${wanted}`, brings);
  return inParagraphs(OWN_LEAVING, wanted === '' ? '' : `And here ${wanted}`, brings);
}

const OWN_LEAVING = 'My reason to move on is **[your reason, in one sentence]**.';

export function answerMotivation({ facts, told }: AboutInput, first: string): SpokenAnswer {
  const [best] = strongest(untold(facts.facts, told));
  return inParagraphs(first, best === undefined ? '' : phraseFact(best, 'For example,'));
}

/** The tool that is asked for by name and not on the resume, what would be welcome before what is required. */
function findMissing(facts: ResumeFacts, jobDescription: string): string | undefined {
  const { required, niceToHave } = findJobSkills(jobDescription);
  return [...niceToHave, ...required].find(
    ({ name }) =>
      IS_NAME.test(name) &&
      !KINDS.test(name) &&
      getSkillLexicon().skills.get(name)?.isTechnical === true &&
      jobDescription.includes(name) &&
      !isPartlyOnResume(name, facts),
  )?.name;
}
/** "Excel" of "Microsoft Excel" is enough to have it. */
const isPartlyOnResume = (name: string, facts: ResumeFacts): boolean =>
  isOnResume(name, facts) || name.split(' ').some((word) => word.length >= SHORTEST_PART && isOnResume(word, facts));
const SHORTEST_PART = 3;
/** "KPIs" and "Reporting" are no product that one could learn. */
const KINDS = /^\p{Lu}{2,}s$|ing$/u;
const IS_NAME = /^\p{Lu}[\p{L}\p{N}+#.]*(?: \p{Lu}[\p{L}\p{N}+#.]*){0,2}$/u;

/** A weakness that the resume shows: a tool of the advertisement that it does not name. Null where it names all of them. */
export function answerWeakness({ facts, jobDescription }: AboutInput): SpokenAnswer | null {
  const missing = jobDescription.trim() === '' ? undefined : findMissing(facts, jobDescription);
  // "Culinary" names nothing that one learns.
  if (missing === undefined || /^\p{Ll}+$/u.test(missing)) return null;
  const near = relatedSkills([missing], facts.skills);
  return inParagraphs(
    `One thing that you ask for and that I have not shown yet is **${missing}**, so that is the first thing I would learn.`,
    near.length > 0
      ? `What helps me there is that I have used ${inBold(near)}.`
      : 'I learn a new tool best by using it for something real in the first days.',
  );
}
