import { readJudgedLines } from '../job/read-asking-lines.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { Requirement } from './requirement-words.ts';
import { tellingWeight } from './telling-words.ts';

/** How an advertisement says in running text that a thing matters. */
const STRESS = joinPattern(
  'iu',
  String.raw`\b(?:life (?:or|and) death|life[- ]threatening|non[- ]?negotiable|not negotiable|(?:the|at) (?:very )?heart of|matters? (?:most|more than|a lot|hugely|here)`,
  '|above all|(?:most|very|so|really|extremely) important|first priority|top priority|number one',
  "|no (?:compromises?|shortcuts?|exceptions?)|cannot afford|can't afford|critical",
  '|crucial|vital|essential to|must (?:never|always|not|be (?:done|right|kept|made|checked|ready|finished|clean|correct))|has to be (?:right|done|correct|ready)',
  '|the (?:biggest|hardest|main) (?:part|job|task|challenge|thing)|biggest (?:challenge|task|risk)|stands? or falls?|depends? on (?:it|this)|we take .{3,40} seriously',
  '|because|make or break|more than anything|(?:the )?whole point|need most|lives depend|worst thing|is (?:everything|why|the job)|(?:that|this) is (?:the|your) job',
  String.raw`|the first (?:task|job|thing))\b`,
);
/** "Candidates must have a licence": a demand on the person stresses no work. */
const OF_PERSON =
  /\bmust (?:have|hold|be able|possess|speak|bring|be (?:over|at least|willing|available|eligible|registered|qualified))\b|\bdriving licen[cs]e\b/iu;
/** "Allergens are life and death", "posting a bridge is not negotiable". */
const SUBJECT = joinPattern(
  'iu',
  String.raw`(?:^|[,;:] )(?:(?:and|so|but|here|because|in this job|for us),? )?(?:(?:the|our|your|a|an|good|correct|safe|proper|accurate) ){0,2}((?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+)`,
  ' (?:is|are) (?:(?:always|absolutely|simply|literally|truly|also|often|quite|a matter of) )?(?:life (?:or|and) death|non[- ]?negotiable|not negotiable',
  '|(?:the|at) (?:very )?(?:the )?heart of|critical|crucial|vital|everything|our first priority|our top priority|(?:what )?matters? most|(?:the|our|your) (?:biggest|hardest|main|most important) )',
);
/** "The heart of the job is the monthly payroll", "our biggest task this year is the move of the archive". */
const BEHIND_IS = joinPattern(
  'iu',
  String.raw`\b(?:heart of (?:the|this|your) (?:job|work|role|post)|what matters most|most important (?:thing|part|task|job|duty)|(?:biggest|main|first) (?:task|job|challenge|part))`,
  String.raw`[^.,;:]{0,30}? (?:is|are|will be) ((?:the|an?|our|your) (?:(?!(?:of|for|and|that|which|to|in|at|with)\b)[\p{L}\d-]+ ?){1,4})`,
);
const BRACKETS = /\s?\([^()]{0,80}\)/gu;
/** "The payroll clean-up", "an RVM audit": work that has a date or an end. */
const PIECE_OF_WORK = joinPattern(
  'giu',
  String.raw`\b(?:the|an?|our|your|this|next|first) ((?:(?!\b(?:the|an?|of|and|or|is|are|our|your|first|next|new|task|job)\b)[\p{L}\d-]+ ){1,2}`,
  String.raw`(?:audits?|clean-?up|migration|inspections?|reconciliation|stocktake|recall|changeover|handover|shutdown|commissioning|close|tender|survey|assessment))\b`,
);
const NO_SUBJECT = joinPattern(
  'iu',
  String.raw`\b(?:you|we|it|that|this|they|he|she|who|what|which|there|here|people|person|candidate|punctuality|reliability|attitude|honesty|integrity|teamwork`,
  '|communication|flexibility|experience|references?|transport|licen[cs]e|location|salary|team|customers?|speed|accuracy|tidiness|cleanliness|appearance|presentation',
  String.raw`|attendance|discretion|confidentiality|deadlines?|trust|starts?|english)\b`,
);
const LEAST_TELLING = 0.3;
const MOST_SUBJECTS = 3;

/** The words of each sentence that stresses something, words of any workplace aside. */
export function readStressed(description: string): ReadonlySet<string>[] {
  return stressedLines(description).map(
    (text) => new Set(contentStems(text).filter((stem) => !COMMON_WORDS.has(stem))),
  );
}

const stressedLines = (description: string): string[] =>
  readJudgedLines(description)
    .filter(({ text, kind, isNice }) => kind !== 'legal' && !isNice && STRESS.test(text) && !OF_PERSON.test(text))
    .map(({ text }) => text);

/** Subjects and pieces of work that the running text stresses by name. */
export function readStressedSubjects(description: string, title: readonly string[]): Requirement[] {
  const found = stressedLines(description).flatMap((text): Requirement[] => {
    const plain = text.replace(BRACKETS, '');
    const [, subject = ''] = SUBJECT.exec(plain) ?? [];
    const [, work = ''] = BEHIND_IS.exec(plain) ?? [];
    const pieces = [...plain.matchAll(PIECE_OF_WORK)].map(([, piece = '']) => piece);
    // "The payroll clean-up is our biggest task" is a piece of work, and so is "posting a bridge".
    const isWork = /^\p{L}+ing \p{L}/u.test(subject);
    // "Our hosts are at the heart of everything" is praise of its people.
    const isOfEmployer = !isWork && plain.toLowerCase().includes(`our ${subject.toLowerCase()}`);
    return [
      ...pieces.map((piece) => ({ text: `the ${withSmallInitial(piece)}`, kind: 'work' as const })),
      ...(work === '' ? [] : [{ text: withSmallInitial(work.trim()), kind: 'work' as const }]),
      ...(subject === '' || isOfEmployer
        ? []
        : [{ text: withSmallInitial(subject), kind: isWork ? ('work' as const) : ('subject' as const) }]),
    ];
  });
  return found
    .filter(({ text }) => !NO_SUBJECT.test(text) && tellingWeight(text, title) >= LEAST_TELLING)
    .filter(
      ({ text }, at) => !found.slice(0, at).some((other) => other.text.includes(text) || text.includes(other.text)),
    )
    .slice(0, MOST_SUBJECTS);
}

const withSmallInitial = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
