import type { LetterOptions, LetterParagraph } from '@greenroom/contract/cover-letter';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { contentStems } from '../text/content-stems.ts';
import type { LetterFacts } from './letter-facts.ts';
import { inSentence, joinList, type NamedSkill, pick } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import { WORDINGS } from './letter-wordings-data.ts';
import { phraseAskedCredentials, phraseFurtherCredentials } from './phrase-credentials.ts';
import { planLetter, type Told } from './plan-letter.ts';
import { PROGRAM_NAMED } from './program-notes.ts';
import { phrasePlace } from './situate.ts';
import { type Progress, phraseEvidence } from './write-evidence.ts';
import { phraseEducation, phraseLanguages } from './write-learning.ts';
import { phraseClosing, phraseOpening } from './write-opening.ts';
import { phraseOutcome, phraseTopic } from './write-story.ts';

export type Paragraphs = Record<LetterParagraph, string>;

const SKILLS_BY_LENGTH = { Short: 2, Medium: 3, Long: 4 } as const;
/** A licence is not a skill. */
const LICENCE = /licen[cs]e/iu;
const CREDENTIALS_BY_LENGTH = { Short: 3, Medium: 5, Long: 6 } as const;
/** Further ones than are asked for. */
const MOST_FURTHER = 2;
/** Fewer achievements than these leave room for a degree that is not asked for. */
const FEWEST_TOLD = 3;
/** With fewer than these another job is named. */
const FEWEST_ALONE = 2;

/**
 * The five paragraphs of a letter: who applies, achievements that answer the advertisement, the story that it asks for, what else it asks
 * for. `seed` chooses among wordings; the same seed, the same text. `isReordered` lets the second
 * achievement of a place lead.
 */
export function composeParagraphs(
  facts: LetterFacts,
  options: LetterOptions,
  seed: number,
  isReordered = false,
): Paragraphs {
  const wordings = WORDINGS[options.tone];
  const credentials = phraseAskedCredentials(facts, CREDENTIALS_BY_LENGTH[options.length]);
  const plan = planLetter(facts, options.length, isReordered);
  const opening = phraseOpening(facts, wordings, seed);
  const named = new Set(opening.namesPlace === undefined ? [] : [opening.namesPlace]);
  const progress: Progress = { named, told: new Set(), count: 0, added: 0 };
  if (opening.namesPlace !== undefined) progress.last = opening.namesPlace;
  const tell = (told: Told[]) => phraseEvidence(told, facts, wordings, progress, seed);
  const first = tell(plan.first);
  const paraOne = first === '' && opening.namesPlace !== 0 ? phrasePlace(facts.places[0]) : first;
  const second = tell(plan.second);
  const topic = phraseTopic(facts, plan.story);
  const story = plan.story
    ? [tell([{ deed: plan.story, lead: `${topic} ` }]), phraseOutcome(facts, plan.story)]
    : [topic];
  const isThin =
    plan.first.length + plan.second.length < (options.length === 'Short' ? FEWEST_ALONE : FEWEST_TOLD) ||
    options.length === 'Long';
  const rest = phraseRest(facts, options, wordings, seed, { isThin, told: joined([paraOne, second, ...credentials]) });
  const earlier = phraseOtherWork(facts, progress.named, plan.first.length + plan.second.length < FEWEST_ALONE);
  const told = [paraOne, joined([second, earlier]), joined(story)].filter((text) => text !== '');
  const middle = [...told, ...(told.length < MOST_MIDDLE - 1 ? rest : [joined(rest)])].filter((text) => text !== '');
  const [opened = '', paraTwo = '', paraThree = ''] = inThree(middle, facts.wishes.paragraphs);
  return {
    introduction: joined([opening.text, ...credentials]),
    paraOne: opened,
    paraTwo,
    paraThree,
    closing: joined([
      phraseClosing(facts, wordings, Math.floor(seed / 2)),
      facts.wishes.programs === 'named' ? PROGRAM_NAMED : '',
    ]),
  };
}

/** An earlier job of the very title that is advertised, or any other where little was told, without a line that was told. */
function phraseOtherWork({ places, job }: LetterFacts, named: ReadonlySet<number>, isThin: boolean): string {
  const role = contentStems(job.roleTitle);
  const isOfRole = (title: string) => {
    const words = new Set(contentStems(title));
    return role.length > 1 && role.every((word) => words.has(word));
  };
  const free = places.filter((place, at) => at > 0 && !place.isProject && !named.has(at) && place.title !== '');
  return phrasePlace(free.find(({ title }) => isOfRole(title)) ?? (isThin ? free[0] : undefined));
}

const joined = (texts: string[]) => texts.filter((text) => text !== '').join(' ');

/** At most three paragraphs in the middle, or as few as the advertisement wants, with opening and closing counted. */
function inThree(texts: string[], wanted: number | undefined): string[] {
  const most = wanted === undefined ? MOST_MIDDLE : Math.min(MOST_MIDDLE, Math.max(1, wanted - 2));
  if (texts.length <= most) return texts;
  return most === 1 ? [joined(texts)] : inThree([joined(texts.slice(0, 2)), ...texts.slice(2)], wanted);
}
const MOST_MIDDLE = 3;

/** What the achievements left unsaid: further skills, then degree, credentials and languages as far as the job asks for them. */
function phraseRest(
  facts: LetterFacts,
  options: LetterOptions,
  wordings: ToneWordings,
  seed: number,
  { isThin, told }: { isThin: boolean; told: string },
): string[] {
  const low = told.toLowerCase();
  const listed = facts.listedSkills
    .filter(({ wording, name }) => !low.includes(wording.toLowerCase()) && !isLanguage(name) && !LICENCE.test(name))
    .filter(
      ({ wording }, at, all) =>
        !all.some((other, place) => place !== at && isWithin(wording, other.wording, place < at)),
    )
    .slice(0, SKILLS_BY_LENGTH[options.length]);
  // One alone says less than nothing.
  const skills = listed.length < 2 ? '' : fillSkills(pick(wordings.listed, seed), facts, listed);
  const languages = phraseLanguages(facts, options.length === 'Long');
  const isBare = skills === '' && languages.length === 0;
  const studies = phraseStudies(facts, isThin || isBare, seed, told);
  const further = isThin ? phraseFurtherCredentials(facts, MOST_FURTHER, joined([told, ...studies])) : [];
  const learning = [...studies, ...further, ...languages];
  return [skills, learning.join(' ')].filter((text) => text !== '');
}

/** School or degree where the job asks for one, else only where it is about the field or little else can be said. */
function phraseStudies(facts: LetterFacts, isThin: boolean, seed: number, told: string): string[] {
  const untold = facts.resume.education.filter(({ degree }) => degree === '' || !told.includes(degree));
  const [sentence] = phraseEducation({ ...facts, resume: { ...facts.resume, education: untold } }, seed);
  if (sentence === undefined) return [];
  const asked = new Set(contentStems(facts.jobDescription));
  const isOfField = facts.resume.education.some(({ degree }) => contentStems(degree).some((stem) => asked.has(stem)));
  return facts.degree !== undefined || isThin || isOfField ? [sentence] : [];
}

/** "Civil 3D" is within "AutoCAD Civil 3D"; of two that are the same the first stays. */
const isWithin = (wording: string, other: string, isBefore: boolean) =>
  other.includes(wording) && (other !== wording || isBefore);

const isLanguage = (name: string) => getSkillLexicon().skills.get(name)?.family === 'Human languages';

function fillSkills(wording: string, { resume, jobDescription }: LetterFacts, skills: NamedSkill[]): string {
  const source = `${resume.text}\n${jobDescription}`;
  return wording.replaceAll('{skills}', () => joinList(skills.map((skill) => inSentence(skill, source))));
}
