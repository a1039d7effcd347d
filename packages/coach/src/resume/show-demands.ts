import type { ParsedResume, ResumeDemand } from '@greenroom/contract/resume';
import type { DemandedSkill } from '../job/job-demand.ts';
import { isKnownSkill } from '../job/job-demand.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { isDenied } from './denied-skill.ts';
import { type JudgedShowing, judgeShowing, looksLikeName } from './judge-showing.ts';
import type { ShowingLookup } from './shown-skills.ts';

const MAX_LINE = 400;
/** From here on the line is offered as a question. Of 368 lines of 152 people 168 showed readers at least a part of the demand; from 0.8 on 46 of 71, too few for a tick. */
const LEAST_OFFERED = 0.5;
/** Below, 23 of 26 demands were not shown in full (writer left out), and none of 324 of other trades at all. */
const MOST_MISSING = 0.05;
/** A way of working may be shown without its name: "CI/CD", "natural language processing". Of 22 names that are of no product and as likely or more 12 were shown. */
const MOST_MISSING_BY_NAME = { oneWord: 0.6, others: 0.3 };
/** A phrase that no lexicon knows has to be as sure as this to be shown without a tick; else the words may not be a demand at all. */
const SURE_PHRASE = { withLine: 0.8, withoutLine: 0.9 };

/** A title alone proved none of seven skills that are usual with it to a reader. */
const STATES = { 'in-work': 'work', listed: 'listed', usual: 'unclear', missing: 'missing' } as const;

/**
 * The demands with what the resume shows of each. Where no line has their words, a model judges whether one shows them in other words; what it
 * cannot tell is unclear, and a phrase that is unsure itself is left out.
 */
export function showDemands(
  resume: ParsedResume,
  asked: readonly DemandedSkill[],
  showing: ShowingLookup,
): ResumeDemand[] {
  const unfound = asked.filter((skill) => showing(skill).showing === 'missing');
  const foundShare = 1 - unfound.length / Math.max(1, asked.length);
  const judged = new Map(judgeShowing(resume, unfound, foundShare).map((one, index) => [unfound[index], one]));
  return asked.flatMap((skill) => {
    const { wording, category, level, weight, sentence } = skill;
    const shown = showing(skill);
    const other = judged.get(skill);
    const found = other === undefined ? { state: STATES[shown.showing], line: shown.line } : judgedState(skill, other);
    if (found === undefined || (found.line === '' && isSaidByAnother(skill, asked))) return [];
    return [
      { name: wording, category, level, weight, sentence, state: found.state, line: found.line.slice(0, MAX_LINE) },
    ];
  });
}

/** "Databases" beside "Relational databases": the longer demand says both. */
function isSaidByAnother({ wording }: DemandedSkill, asked: readonly DemandedSkill[]): boolean {
  const own = ` ${wording.toLowerCase()}`;
  return asked.some((other) => other.wording.toLowerCase().endsWith(own));
}

function judgedState(
  skill: DemandedSkill,
  { share, line }: JudgedShowing,
): Pick<ResumeDemand, 'state' | 'line'> | undefined {
  // "No NVQ yet" has the words and shows the contrary.
  if (isDenied(line, 0)) return { state: 'unclear', line: '' };
  // Of "Finnish, Swedish or Estonian" one is enough.
  if (isLanguage(skill) && /\bor\b|\//iu.test(skill.sentence)) return undefined;
  if (isTool(skill) && share < mostMissing(skill)) return { state: 'missing', line: '' };
  const isOffered = share >= LEAST_OFFERED;
  const least = isOffered ? SURE_PHRASE.withLine : SURE_PHRASE.withoutLine;
  if (!isKnownSkill(skill.name) && skill.probability < least) return undefined;
  if (isOffered) return { state: 'unclear', line };
  return { state: share < MOST_MISSING ? 'missing' : 'unclear', line: '' };
}

/** "QuickBooks": only products are spelled so. */
const isProduct = ({ wording }: DemandedSkill): boolean => /\p{Ll}\p{Lu}/u.test(wording);

/** "dbt", "npm": a name that is spelled small. */
const isSmallName = (name: string): boolean => /^\p{Ll}[\p{Ll}\p{N}.]*$/u.test(name);

const LANGUAGES = new Set(['Human languages', 'Programming languages']);

const isLanguage = ({ name }: DemandedSkill): boolean =>
  LANGUAGES.has(getSkillLexicon().skills.get(name)?.family ?? '');

/** Up to which share a name is surely missing: a product or a language is called by its name. */
function mostMissing(skill: DemandedSkill): number {
  const properNames = getSkillLexicon().skills.get(skill.name)?.properNames ?? [];
  if (isLanguage(skill) || properNames.length > 0) return 1;
  return /^\p{L}*\p{Ll}\p{L}*$/u.test(skill.wording) ? MOST_MISSING_BY_NAME.oneWord : MOST_MISSING_BY_NAME.others;
}

/** "Second language", "Programming", and English in a resume that is written in it: the name says nothing. */
const namesNoLanguage = ({ wording }: DemandedSkill): boolean =>
  /\b(?:second|written|spoken|programming|foreign|English)\b/iu.test(wording);

/** A product or a language is called by its name: a resume that does not name it does not show it. */
function isTool(skill: DemandedSkill): boolean {
  const known = getSkillLexicon().skills.get(skill.name);
  if (known === undefined) return false;
  if (LANGUAGES.has(known.family)) return !namesNoLanguage(skill);
  return known.properNames.length > 0
    ? /^\p{Lu}/u.test(skill.wording)
    : (known.isTechnical || isProduct(skill)) && (looksLikeName(skill) || isSmallName(known.name));
}
