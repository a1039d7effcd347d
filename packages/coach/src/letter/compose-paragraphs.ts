import type { LetterOptions, LetterParagraph } from '@greenroom/contract/cover-letter';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { contentStems } from '../text/content-stems.ts';
import type { LetterFacts } from './letter-facts.ts';
import { inSentence, joinList, type NamedSkill, pick } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import { WORDINGS } from './letter-wordings-data.ts';
import { type LetterPlan, planLetter } from './plan-letter.ts';
import { tellPlace } from './situate.ts';
import { type Progress, tellEvidence } from './write-evidence.ts';
import { isAcademic, tellCertificates, tellEducation, tellLanguages } from './write-learning.ts';
import { tellClosing, tellOpening } from './write-opening.ts';

export type Paragraphs = Record<LetterParagraph, string>;

const SKILLS_BY_LENGTH = { Short: 3, Medium: 4, Long: 6 } as const;
/** A licence is not a skill. */
const LICENCE = /licen[cs]e/iu;
const CERTIFICATES_BY_LENGTH = { Short: 1, Medium: 2, Long: 3 } as const;

/**
 * The five paragraphs of a letter: why this employer, achievements that answer its demands, what else it asks for. `seed` chooses among
 * structures and wordings; the same seed, the same text.
 */
export function composeParagraphs(facts: LetterFacts, options: LetterOptions, seed: number): Paragraphs {
  const wordings = WORDINGS[options.tone];
  const plan = planLetter(facts, options.length, seed);
  const opening = tellOpening(facts, plan, wordings, seed);
  const named = new Set(opening.namesPlace === undefined ? [] : [opening.namesPlace]);
  const progress: Progress = { named, told: new Set(), wordings: new Set(), count: 0 };
  const first = tellEvidence(plan.first, facts, wordings, progress, seed);
  const paraOne = first === '' && opening.namesPlace !== 0 ? tellPlace(facts.places[0]) : first;
  const second = tellEvidence(plan.second, facts, wordings, progress, seed);
  const rest = tellRest(facts, options, wordings, seed, { plan, told: `${paraOne} ${second}` });
  // A letter without further achievements leaves no gap: skills and school get a paragraph each.
  const middle = [paraOne, ...(second === '' ? rest : [second, rest.join(' ')])].filter((text) => text !== '');
  const [opened = '', paraTwo = '', paraThree = ''] = middle;
  return {
    introduction: opening.text,
    paraOne: opened,
    paraTwo,
    paraThree,
    closing: tellClosing(facts, plan, wordings, Math.floor(seed / 2)),
  };
}

/** What the achievements left unsaid: further skills, then school, certificates and languages as far as the job asks for them. */
function tellRest(
  facts: LetterFacts,
  options: LetterOptions,
  wordings: ToneWordings,
  seed: number,
  { plan, told }: { plan: LetterPlan; told: string },
): string[] {
  const count = SKILLS_BY_LENGTH[options.length];
  const low = told.toLowerCase();
  const listed = facts.listedSkills
    .filter(({ wording, name }) => !low.includes(wording.toLowerCase()) && !isLanguage(name) && !LICENCE.test(name))
    .slice(0, Math.max(1, count - 2));
  const skills = listed.length === 0 ? '' : fillSkills(pick(wordings.listed, seed), facts, listed);
  const isThin = !plan.isFitting || options.length === 'Long';
  const learning = options.length === 'Short' && skills !== '' ? [] : tellStudies(facts, wordings, isThin, seed);
  learning.push(...tellCertificates(facts, CERTIFICATES_BY_LENGTH[options.length], options.length !== 'Long', seed));
  learning.push(...tellLanguages(facts, options.length === 'Long'));
  return [skills, learning.join(' ')].filter((text) => text !== '');
}

/** School or degree: as an answer where the job asks for one, else only where it is about the field or little else can be said. */
function tellStudies(facts: LetterFacts, wordings: ToneWordings, isThin: boolean, seed: number): string[] {
  const [sentence] = tellEducation(facts, seed);
  if (sentence === undefined) return [];
  const asking = facts.degree?.sentence ?? '';
  const isAsked = /\bdegrees?\b/iu.test(asking) || isAcademic(asking);
  if (isAsked && /^(?:I hold|My degree)/u.test(sentence) && isAcademic(sentence))
    return [`${wordings.degree} ${sentence.replace(/^My degree is/u, 'I hold')}`];
  const asked = new Set(contentStems(facts.jobDescription));
  const isOfField = facts.resume.education.some(({ degree }) => contentStems(degree).some((stem) => asked.has(stem)));
  return isThin || isOfField ? [sentence] : [];
}

const isLanguage = (name: string) => getSkillLexicon().skills.get(name)?.family === 'Human languages';

function fillSkills(wording: string, { resume, jobDescription }: LetterFacts, skills: NamedSkill[]): string {
  const source = `${resume.text}\n${jobDescription}`;
  return wording
    .replaceAll('{skills}', () => joinList(skills.map((skill) => inSentence(skill, source))))
    .replaceAll('{are}', skills.length === 1 ? 'is' : 'are');
}
