import { titleLikeness } from '../resume/occupation-fit.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { LetterFacts } from './letter-facts.ts';
import { withArticle } from './letter-phrases.ts';
import { lowerFirst } from './lower-first.ts';
import { linesBefore } from './phrase-profile.ts';
import { GENERAL } from './phrase-why.ts';
import { SELF_PRAISE } from './self-praise.ts';

const SOUGHT =
  /(?:^|[,;] |\) |^I am (?:now )?)(?:now )?(?:[Ll]ooking for|[Ss]eeking) ((?:an?|the|work|more)\b[^.;]{12,160})$/u;
const OBJECTIVE = /^(?:career )?objectives?:?$/iu;
/** What everybody looks for. */
const EMPTY = joinPattern(
  'iu',
  String.raw`\b(?:challeng\p{L}+|opportunit\p{L}+|growth|grow|dynamic|reputable|progressive|rewarding|advance\p{L}*|utili[sz]e|leverage`,
  '|skills|salary|part[- ]time|full[- ]time|permanent|remote|hours)\\b',
);
const LONGEST = 26;
const FEWEST_WORDS = 6;
const LIKE = 0.5;

/**
 * What the person looks for by the resume's own words, where the advertisement speaks of that very thing: "I am looking for a team where I can take on more of the
 * design work, and I hope to find it at Elm Ltd." Else ''.
 */
export function phraseWish({ resume, job, jobDescription }: LetterFacts): string {
  if (job.company === '') return '';
  const lines = linesBefore(resume.text, resume.experience[0]?.employer ?? '').map((line) => line.replace(/\.$/u, ''));
  const asked = new Set(contentStems(jobDescription));
  const role = new Set(contentStems(job.roleTitle));
  const sharedOf = (wish: string) =>
    [...new Set(contentStems(wish))].filter(
      (stem) => asked.has(stem) && !role.has(stem) && !GENERAL.has(stem) && !COMMON_WORDS.has(stem),
    ).length;
  const isSaid = (wish: string) =>
    wish.split(' ').length >= FEWEST_WORDS &&
    wish.split(' ').length <= LONGEST &&
    !EMPTY.test(wish) &&
    !SELF_PRAISE.test(wish);
  const sought = lines.map((line) => SOUGHT.exec(line)?.[1] ?? '').find((wish) => isSaid(wish) && sharedOf(wish) > 0);
  const objective = lines
    .filter((_, at) => OBJECTIVE.test(lines[at - 1] ?? ''))
    .filter((line) => /^\p{Lu}[\p{L} ]+ (?:position|post|role|job)\b/u.test(line) && isSaid(line) && sharedOf(line) > 0)
    .find((line) => titleLikeness(line.replace(/ (?:position|post|role|job)\b.*$/u, ''), job.roleTitle) >= LIKE);
  const wish = sought ?? (objective === undefined ? '' : withArticle(lowerFirst(objective)));
  return wish === ''
    ? ''
    : `I am looking for ${wish}, and I hope to find that at ${job.company}.`.replace(/\.\.$/u, '.');
}
