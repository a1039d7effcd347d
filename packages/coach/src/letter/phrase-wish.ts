import { titleLikeness } from '../resume/occupation-fit.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { LetterFacts } from './letter-facts.ts';
import { withArticle } from './letter-phrases.ts';
import { lowerFirst } from './lower-first.ts';
import { linesBefore } from './phrase-profile.ts';
import { SELF_PRAISE } from './self-praise.ts';
import { tellingStems } from './telling-stems.ts';

const SOUGHT =
  /(?:^|[,;] |\) |^I am (?:now )?|\band I am (?:now )?)(?:now )?(?:[Ll]ooking for|[Ss]eeking) ((?:an?|the|my first|work|more)\b[^.;]{12,160})$/u;
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
  // Half of the telling words: who wants to work in a factory does not look for an office.
  const isShared = (wish: string) => {
    const telling = tellingStems(wish, job.roleTitle);
    const shared = telling.filter((stem) => asked.has(stem)).length;
    return shared > 0 && 2 * shared >= telling.length;
  };
  const isSaid = (wish: string) =>
    wish.split(' ').length >= FEWEST_WORDS &&
    wish.split(' ').length <= LONGEST &&
    !EMPTY.test(wish.replace(/^my first full[- ]time /u, '')) &&
    !SELF_PRAISE.test(wish);
  const sought = lines.map((line) => SOUGHT.exec(line)?.[1] ?? '').find((wish) => isSaid(wish) && isShared(wish));
  const objective = lines
    .filter((_, at) => OBJECTIVE.test(lines[at - 1] ?? ''))
    .filter((line) => /^\p{Lu}[\p{L} ]+ (?:position|post|role|job)\b/u.test(line) && isSaid(line) && isShared(line))
    .find((line) => titleLikeness(line.replace(/ (?:position|post|role|job)\b.*$/u, ''), job.roleTitle) >= LIKE);
  const wish = sought ?? (objective === undefined ? '' : withArticle(lowerFirst(objective)));
  return wish === ''
    ? ''
    : `I am looking for ${wish}, and I hope to find that at ${job.company}.`.replace(/\.\.$/u, '.');
}
