import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { employerSentences } from './employer-sentences.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';

const LONGEST = 28;
/** Sentences about hours, terms, permits or the vacancy are no reason to apply. */
const NO_MOTIVE = joinPattern(
  'iu',
  String.raw`\b(?:\d+ hours|days a week|on (?:mondays|tuesdays|saturdays|sundays)|permits?|visas?|adding|new colleagues|moving to|what you want|need|someone|somebody|interviews?|(?:now )?wants?`,
  String.raw`|square (?:feet|metres|meters)|classes are given|inspection|uneven|weak|problem\p{L}*|deals start|months)\b`,
  String.raw`|^(?:\p{Ll}+ owned since|you (?:share|read|answer|work \d)|following )|\b(?:are|is|have) (?:about |around )?\d+ people$`,
);
/** The size of a house says less than what it does. */
const OF_SIZE =
  /^(?:\S+ ){0,4}?(?:you|\p{Lu}\S+) (?:is|are|has|have|employs?) (?:an? (?:[\p{L}-]+ ){1,4}(?:of|with) )?(?:about |around |over )?\d|^your \p{L}+ (?:has|is|includes) /u;
const SIZE_WORTH = -0.1;

/** The sentence without a last clause that holds figures; empty if the whole sentence only gives the employer's size. */
function withoutFigures(reason: string): string {
  const first = reason.search(/\d/u);
  if (first < 0) return reason;
  const at = reason.slice(0, first).search(ADDED);
  const head = at < 0 ? '' : reason.slice(0, at);
  if (head.split(' ').length >= FEWEST_WORDS) return head;
  return ONLY_SIZE.test(reason) ? '' : reason;
}
const FEWEST_WORDS = 8;
const ADDED = /, (?:and |with |paying |serving |making |which |who |where )[^,]*$/u;
/** Not about what the employer does: one of its people or departments ("the Regional Director leads a team"), its history, its address, its size. */
const NO_REASON = joinPattern(
  'iu',
  String.raw`^(?:the|a|an|this|our|your|their|its) |^(?:you|\S+) (?:have )?(?:closed|opened|raised|moved|merged|won|grew|acquired|joined|were) `,
  String.raw`|\b(?:blocks?|metres|meters|steps|minutes|station|parking)\b`,
  String.raw`|^(?:\S+ ){1,4}?(?:have|has) (?:now )?(?:more than |over |about |some )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|a dozen)\b`,
);
const ONLY_SIZE = /^(?:you (?:are|have|employ) |your \p{L}+ (?:opened|has|have|is|are|employs) )/u;

/** The employer is named where its name is no part of the sentence. */
const WORDINGS = [
  'What draws me to {company} is that {reason}.',
  'One reason why I am applying to {company} is that {reason}.',
  'I would like to work for {company} because {reason}.',
];
const WORDINGS_NAMED = [
  'One reason why I am applying is that {reason}.',
  'I would like to work for you because {reason}.',
];

/** Why here, by the advertisement's own words about its employer: the sentence that is nearest to what the resume tells. Empty where it says nothing particular. */
export function phraseEmployer(facts: LetterFacts, seed: number): string {
  const { job, jobDescription, vectors, evidence } = facts;
  const said = employerSentences(jobDescription)
    .map((reason) => withoutFigures(ofProduct((reason.split('. ')[0] ?? '').replace(WAY_THERE, ''), job.company)))
    .filter(
      (reason) =>
        reason !== '' &&
        reason.split(' ').length <= LONGEST &&
        !NO_MOTIVE.test(reason) &&
        !NO_REASON.test(reason) &&
        !namesPost(reason, job.roleTitle) &&
        isOfEmployer(reason, job.company),
    );
  const lines = evidence.flatMap(({ line }) => vectors.get(line) ?? []);
  const worthOf = (reason: string) => {
    const own = vectors.get(reason);
    const near = own === undefined ? 0 : Math.max(0, ...lines.map((line) => dotProduct(own, line)));
    return near + (OF_SIZE.test(reason) ? SIZE_WORTH : 0);
  };
  const [best] = said.toSorted((one, other) => worthOf(other) - worthOf(one));
  if (best === undefined || job.company === '') return '';
  const company = job.company.replace(/^The (?=\p{L})/u, 'the ');
  // "Elm because Elm makes gates" names it twice.
  const isNamed = contentStems(best).some((stem) => contentStems(company.split(' ')[0] ?? '').includes(stem));
  return pick(isNamed && !/^you\b/u.test(best) ? WORDINGS_NAMED : WORDINGS, seed)
    .replace('{company}', () => company)
    .replace('{reason}', () => best);
}

/** ", ten minutes from the station" */
const WAY_THERE =
  /,? (?:about |only |just )?(?:\p{L}+|\d+)[- ]?minutes (?:from|by|walk|south|north|east|west|outside)\b.*$/u;

/** "ISO 9001 certified since 2009, 22 machines" is a note, "you are Novalink" a name. */
function isOfEmployer(reason: string, company: string): boolean {
  if (/^you are \p{Lu}/u.test(reason)) return false;
  const [first = ''] = reason.split(/[\s'’]/u);
  const initials = (company.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');
  return (
    /^(?:you|your|for \p{L}+)\b/u.test(reason) || company.includes(first) || (initials.length > 1 && first === initials)
  );
}

/** "You are software for publishers" is said of the product. */
const ofProduct = (reason: string, company: string): string =>
  /^you are (?:an? )?(?:[\p{L}-]+ ){0,3}(?:software|app|platform|product|tool|service)\b/u.test(reason) &&
  company !== ''
    ? reason.replace(/^you are/u, `${company.split(' ')[0] ?? ''} is`)
    : reason;

/** "The Clinical Instructor supervises students" tells of the post. */
function namesPost(reason: string, role: string): boolean {
  const words = new Set(contentStems(role));
  const named = (reason.match(/(?<=\p{Ll} )\p{Lu}\p{L}+/gu) ?? []).flatMap(contentStems);
  return named.filter((stem) => words.has(stem)).length > 1;
}
