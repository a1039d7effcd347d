import { CREDENTIAL } from '../evidence/credential-patterns.ts';
import { titleLikeness } from '../resume/occupation-fit.ts';
import { findSkills } from '../skills/find-skills.ts';
import { isHumanLanguage } from '../skills/human-languages.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { isLimited, type LetterFacts } from './letter-facts.ts';
import { inSentence, pick } from './letter-phrases.ts';
import { listed } from './paper-kinds.ts';

/** From this probability on a line of the work shows a demand. */
const SHOWN = 0.5;
/** Of 18 people with a post that fits and one that fits in half, 15 of the second kind and one of the first showed no larger a share of the requirements. */
const HALF = 0.25;
const FEWEST_DEMANDS = 6;
const FEWEST_LINES = 4;
/** So near a line has to come to a demand that the letter may say some of the work is known. */
const LEAST_NEAR = 0.2;
const OF_PERSON = /^(?:paper|language|availability)$/u;

/** Whether the work shows little of what the advertisement requires: a step up, or into another trade. */
function isHalfFit({ demands, evidence, shows }: LetterFacts): boolean {
  const ofWork = evidence.filter(({ placeIndex }) => placeIndex !== undefined);
  const required = demands.flatMap(({ isNice, asked }, at) =>
    isNice || OF_PERSON.test(asked?.kind ?? '') ? [] : [Math.max(0, ...(shows[at] ?? []))],
  );
  const shown = required.filter((share) => share >= SHOWN).length;
  return (
    ofWork.length >= FEWEST_LINES &&
    required.length >= FEWEST_DEMANDS &&
    shown <= HALF * required.length &&
    required.some((share) => share >= LEAST_NEAR)
  );
}

const FEWEST_NAMED = 2;
const MOST_NAMED = 4;

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d+#&]+/gu, ' ')
    .trim();

/** Skills that the advertisement and the resume name by the same words, which carry over. */
function carriedOver({ jobDescription, resume, job }: LetterFacts): string[] {
  const parts = [...resume.skills, ...resume.text.split(/[,;·•|\n]/u)].map((part) => part.trim());
  const isIn = (wording: string, text: string) => ` ${plainOf(text)} `.includes(` ${plainOf(wording)} `);
  // "Assistant Front Office Manager" and "Elm Guest Services" name no skill.
  const names = resume.experience.flatMap(({ title, employer }) => [title, employer]).filter((name) => name !== '');
  const untitled = names.reduce((text, name) => text.replaceAll(name, ' | '), resume.text);
  const role = new Set(contentStems(job.roleTitle));
  const isTelling = (wording: string) =>
    !CREDENTIAL.test(wording) &&
    !resume.certifications.some((name) => name.includes(wording)) &&
    !COMMON_WORDS.has(wording.toLowerCase()) &&
    !contentStems(wording).some((stem) => role.has(stem));
  const skills = findSkills(jobDescription)
    .filter(({ name, category, evidence }) => category === 'hard' && !isHumanLanguage(name) && isTelling(evidence))
    // "dental" alone is no skill, "wound care" is.
    .filter(({ name, evidence }) => /\s/u.test(evidence) || getSkillLexicon().skills.get(name)?.isTechnical === true)
    // "coding" of "coding bootcamp" says too little.
    .filter(({ evidence }) => !/^\p{L}+ing$/u.test(evidence))
    // A heading in capitals names no skill.
    .filter(({ evidence }) => !/^\p{Lu}{7,}$/u.test(evidence))
    .map(({ name, evidence }) => inSentence({ wording: evidence, name }, jobDescription))
    .filter(
      (wording) =>
        isIn(wording, untitled) &&
        !isLimited(wording, parts) &&
        !isStudied(wording, parts) &&
        !isCounted(wording, parts) &&
        isNamedAlone(wording, parts),
    );
  return [...new Set(skills)]
    .filter((name, at, all) => !all.some((other, place) => place !== at && isIn(name, other)))
    .slice(0, MOST_NAMED);
}

/** "Java (university)" was not used at work. */
const isStudied = (wording: string, parts: readonly string[]): boolean =>
  parts.some(
    (part) =>
      part.startsWith(`${wording} (`) && /\((?:at )?(?:university|college|school|course\p{L}*|studies)\)/iu.test(part),
  );

/** "A team of 5 front-end and 7 back-end": people of that kind are counted, and the person may be of another. */
const isCounted = (wording: string, parts: readonly string[]): boolean =>
  parts.some((part) => {
    const at = part.indexOf(wording);
    return at > 0 && /\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) $/u.test(part.slice(0, at));
  });

/** "Cloud" of "Opera Cloud" and of "Elm Cloud" are two things: a single word has to be named without another capital before or behind it. */
function isNamedAlone(wording: string, parts: readonly string[]): boolean {
  if (/\s/u.test(wording) || !/^\p{Lu}/u.test(wording)) return true;
  const name = escapePattern(wording);
  const within = new RegExp(String.raw`(?<![\p{L}\d])(?<!\p{Lu}[\p{L}\d]* )${name}(?![\p{L}\d])(?! \p{Lu})`, 'u');
  return parts.some((part) => within.test(part));
}

const NAMED = [
  'Several parts of my work carry over to this post, among them {skills}.',
  'What carries over from my work to yours includes {skills}.',
];
/** Of another trade than that of the jobs. */
const OF_STEP = [
  'This post would be a new step for me, and parts of my work carry over to it.',
  'Several parts of my work carry over to this post.',
  'The following would carry over from my work to yours.',
];
const FEWEST_TOLD = 2;
const SAME_TRADE = 0.5;
const SAME_POST = 0.9;

/** What carries over to a post that fits in half, in a sentence before the work, of which `told` sentences follow; else ''. */
export function phraseBridge(facts: LetterFacts, seed: number, told: number): string {
  if (!isHalfFit(facts)) return '';
  const skills = carriedOver(facts);
  if (skills.length >= FEWEST_NAMED) return pick(NAMED, seed).replace('{skills}', () => listed(skills));
  const { places, job, resume } = facts;
  const titles = [resume.headline, ...places.map(({ title }) => title)];
  const likeness = Math.max(0, ...titles.map((title) => (title === '' ? 0 : titleLikeness(title, job.roleTitle))));
  // The same post elsewhere is no step.
  if (likeness >= SAME_POST || told < FEWEST_TOLD) return '';
  return pick(likeness >= SAME_TRADE ? OF_STEP.slice(1) : OF_STEP, seed);
}
