import { readJudgedLines } from '../job/read-asking-lines.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { Requirement } from './read-requirements.ts';
import { tellingWeight } from './telling-words.ts';

/** How an advertisement says in running text that a thing matters. */
const STRESS = joinPattern(
  'iu',
  String.raw`\b(?:life (?:or|and) death|life[- ]threatening|non[- ]?negotiable|not negotiable|(?:the|at) (?:very )?heart of|matters? (?:most|more than|a lot|hugely|here)|above all|(?:most|very|so|really|extremely) important|first priority|top priority|number one`,
  "|no (?:compromises?|shortcuts?|exceptions?)|cannot afford|can't afford|critical|crucial|vital|essential to|must (?:never|always|not|be (?:done|right|kept|made|checked|ready|finished|clean|correct))|has to be (?:right|done|correct|ready)",
  String.raw`|the (?:biggest|hardest|main) (?:part|job|task|challenge|thing)|biggest (?:challenge|task|risk)|stands? or falls?|depends? on (?:it|this)|we take .{3,40} seriously|because|make or break|more than anything|(?:the )?whole point|need most|lives depend|worst thing|is (?:everything|why|the job)|(?:that|this) is (?:the|your) job|the first (?:task|job|thing))\b`,
);
/** "Candidates must have a licence": a demand on the person stresses no work. */
const OF_PERSON =
  /\bmust (?:have|hold|be able|possess|speak|bring|be (?:over|at least|willing|available|eligible|registered|qualified))\b|\bdriving licen[cs]e\b/iu;
/** "Allergens are life and death", "the RVM audit is critical". */
const SUBJECT = joinPattern(
  'iu',
  String.raw`^(?:(?:and|so|but|here|in this job|for us),? )?(?:(?:the|our|your|a|an|good|correct|safe|proper|accurate) ){0,2}((?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+) (?:is|are) (?:(?:always|absolutely|simply|literally|truly|also|often|quite|a matter of) )?`,
  '(?:life (?:or|and) death|non[- ]?negotiable|not negotiable|(?:the|at) (?:very )?(?:the )?heart of|critical|crucial|vital|everything|our first priority|our top priority|(?:what )?matters? most|the (?:biggest|hardest|main) )',
);
/** "The payroll clean-up", "an RVM audit": work that has a date or an end. */
const PIECE_OF_WORK =
  /\b(?:the|an?|our|your|this|next|first) ((?:(?!\b(?:the|an?|of|and|or|is|are|our|your|first|next|new|task|job)\b)[\p{L}\d-]+ ){1,2}(?:audits?|clean-?up|migration|inspections?|reconciliation|stocktake|recall|changeover|handover|shutdown|commissioning|close|tender|survey|assessment))\b/giu;
const NO_SUBJECT =
  /\b(?:you|we|it|that|this|they|he|she|who|what|which|there|here|people|person|candidate|punctuality|reliability|attitude|honesty|integrity|teamwork|communication|flexibility|experience|references?|transport|licen[cs]e|location|salary|team|customers?|speed|accuracy|tidiness|cleanliness|appearance|presentation|attendance|discretion|confidentiality|deadlines?|trust|starts?|english)\b/iu;
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
    const [, subject = ''] = SUBJECT.exec(text) ?? [];
    const pieces = [...text.matchAll(PIECE_OF_WORK)].map(([, piece = '']) => piece);
    return [
      ...(subject === '' ? [] : [{ text: withSmallInitial(subject), kind: 'subject' as const }]),
      ...pieces.map((piece) => ({ text: `the ${withSmallInitial(piece)}`, kind: 'work' as const })),
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
