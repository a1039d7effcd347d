import type { LetterOptions, LetterParagraph } from '@greenroom/contract/cover-letter';
import type { Deed, LetterFacts, NamedSkill } from './letter-facts.ts';
import { isWordedIn } from './letter-facts.ts';
import { inSentence, joinList, pick, withArticle, writtenTitle } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import { WORDINGS } from './letter-wordings-data.ts';
import { findSelfDescription } from './self-description.ts';
import { tellDeeds, tellPlace } from './tell-deeds.ts';
import { tellCertificates, tellEducation, tellLanguages } from './tell-learning.ts';

export type Paragraphs = Record<LetterParagraph, string>;

const DEEDS_BY_LENGTH = { Short: [1, 1], Medium: [2, 2], Long: [3, 3] } as const;
const SKILLS_BY_LENGTH = { Short: 3, Medium: 4, Long: 6 } as const;
const CERTIFICATES_BY_LENGTH = { Short: 1, Medium: 2, Long: 3 } as const;
const OPENING_SKILLS = 2;
const LEVEL = /^(?:senior|junior|lead|head)$/u;
/** Titles that share so many letters at the beginning of a word are of one field. */
const SAME_WORD_LENGTH = 6;
/** Deeds whose weights differ by no more than this are equally good. */
const EQUAL_WEIGHT = 1.5;
/** With fewer than this left over from the opening, a list of skills would say what was said. */
const FEWEST_FURTHER_SKILLS = 2;

/** The five paragraphs of a letter. `seed` chooses among wordings and the order of equally good deeds; the same seed, the same text. */
export function composeParagraphs(facts: LetterFacts, options: LetterOptions, seed: number): Paragraphs {
  const wordings = WORDINGS[options.tone];
  const [firstCount, secondCount] = DEEDS_BY_LENGTH[options.length];
  const deeds = Math.floor(seed / 7) % 2 === 0 ? facts.deeds : swapFirst(facts.deeds);
  const mainPlace = deeds[0]?.placeIndex ?? 0;
  const first = deeds.filter((deed) => deed.placeIndex === mainPlace).slice(0, firstCount);
  const second = deeds.filter((deed) => !first.includes(deed)).slice(0, secondCount);
  const answered = new Set<string>();
  const paraOne =
    first.length > 0
      ? tellDeeds(inOrderOfDemands(first, facts), facts, wordings, seed, [], answered)
      : tellPlace(facts.places[0]);
  const { skills, learning } = tellRest(facts, options, wordings, seed);
  // Who has told all deeds leaves no gap in the middle: skills and school get a paragraph each.
  const [paraTwo = '', paraThree = ''] =
    second.length === 0
      ? [skills, learning].filter((text) => text !== '')
      : [
          tellDeeds(
            inOrderOfDemands(second, facts),
            facts,
            wordings,
            seed + 1,
            first.length > 0 ? [mainPlace] : [],
            answered,
          ),
          `${skills} ${learning}`.trim(),
        ];
  return {
    introduction: introduction(facts, wordings, seed),
    paraOne,
    paraTwo,
    paraThree,
    closing: fill(pick(closingsOf(facts, wordings), seed), facts, []),
  };
}

/** Closings that name the role only where there is one. */
function closingsOf({ job }: LetterFacts, wordings: ToneWordings): string[] {
  const all = job.company === '' ? wordings.closing : wordings.closingToCompany;
  return job.roleTitle === '' ? all.filter((wording) => !wording.includes('{role}')) : all;
}

function introduction(facts: LetterFacts, wordings: ToneWordings, seed: number): string {
  const { company, roleTitle } = facts.job;
  const skills = facts.provenSkills.slice(0, OPENING_SKILLS);
  const opening =
    roleTitle === '' ? wordings.openingBare : company === '' ? wordings.openingRole : wordings.openingAtCompany;
  const reason = wordings.reasonWithSkills;
  const sentences = [
    fill(pick(opening, seed), facts, []),
    tellWhy(facts, wordings, seed),
    tellBridge(facts, wordings, seed),
    skills.length === 0 ? '' : fill(pick(reason, Math.floor(seed / 3)), facts, skills),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** What the employer says of itself, in its own words; empty where the advertisement does not say what it is. */
function tellWhy({ jobDescription, job }: LetterFacts, wordings: ToneWordings, seed: number): string {
  const description = findSelfDescription(jobDescription, job.company);
  return description === '' ? '' : pick(wordings.why, Math.floor(seed / 5)).replace('{description}', description);
}

/** Names the change of field where no title of the resume shares a word with the role, and the demands that both share. */
function tellBridge(
  { places, job, provenSkills, resume, jobDescription }: LetterFacts,
  wordings: ToneWordings,
  seed: number,
): string {
  const latest = resume.experience.length > 0 ? places[0] : undefined;
  const titles = [resume.headline, ...places.map((place) => place.title)].join(' ').toLowerCase();
  const roleWords = (job.roleTitle.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !LEVEL.test(word));
  const isSameField =
    roleWords.length === 0 || roleWords.some((word) => titles.includes(word.slice(0, SAME_WORD_LENGTH)));
  if (!latest || latest.title === '' || isSameField) return '';
  const shown = provenSkills.filter(({ wording }) => isWordedIn(wording, latest.achievements.join('\n')));
  if (shown.length === 0) return '';
  const shared = shown.slice(0, OPENING_SKILLS).map((skill) => inSentence(skill, `${resume.text}\n${jobDescription}`));
  return pick(wordings.bridge, seed)
    .replace('{aTitle}', withArticle(writtenTitle(latest.title)))
    .replace('{skills}', joinList(shared));
}

/** In the order in which the job asks for what they show. */
function inOrderOfDemands(deeds: Deed[], { provenSkills }: LetterFacts): Deed[] {
  const rank = (deed: Deed) => {
    const places = deed.shown.map(({ name }) => provenSkills.findIndex((skill) => skill.name === name));
    return Math.min(provenSkills.length, ...places);
  };
  return [...deeds].sort((left, right) => rank(left) - rank(right));
}

/** What the deeds left unsaid: further skills, then school, certificates and languages as far as length and job ask for them. */
function tellRest(facts: LetterFacts, options: LetterOptions, wordings: ToneWordings, seed: number) {
  const count = SKILLS_BY_LENGTH[options.length];
  const further = facts.provenSkills.slice(OPENING_SKILLS, OPENING_SKILLS + count);
  const listed = facts.listedSkills.slice(0, Math.max(1, count - 2));
  const skills: string[] = [];
  if (further.length >= FEWEST_FURTHER_SKILLS) skills.push(fill(pick(wordings.skills, seed), facts, further));
  if (listed.length > 0)
    skills.push(fill(pick(skills.length > 0 ? wordings.listed : wordings.listedAlone, seed), facts, listed));
  const isShort = options.length === 'Short' && skills.length > 0;
  const learning = isShort ? [] : tellEducation(facts);
  learning.push(...tellCertificates(facts, CERTIFICATES_BY_LENGTH[options.length], isShort, seed));
  if (options.length === 'Long') learning.push(...tellLanguages(facts));
  return { skills: skills.join(' '), learning: learning.join(' ') };
}

function fill(wording: string, { job, resume, jobDescription }: LetterFacts, skills: NamedSkill[]): string {
  const isOne = skills.length === 1;
  const source = `${resume.text}\n${jobDescription}`;
  const role = writtenTitle(job.roleTitle);
  return wording
    .replaceAll('{skills}', joinList(skills.map((skill) => inSentence(skill, source))))
    .replaceAll('{both}', isOne ? 'that has' : 'both have')
    .replaceAll('{are}', isOne ? 'is' : 'are')
    .replaceAll('{aRole}', withArticle(role))
    .replaceAll('{role}', role)
    .replaceAll('{company}', job.company);
}

/** The second deed may lead as well as the first, where it says nearly as much. */
function swapFirst(deeds: Deed[]): Deed[] {
  const [first, second, ...rest] = deeds;
  if (!first || !second || first.weight - second.weight > EQUAL_WEIGHT) return deeds;
  return [second, first, ...rest];
}
