import { isHumanLanguage } from '../skills/human-languages.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { LetterFacts } from './letter-facts.ts';
import { LANGUAGES_ASKED } from './list-learning.ts';

const MOST_READ = 600;
const LONGEST_LINE = 300;
const LONGEST_WORDS = 12;
const MOST = 2;
/** What is taught, translated or served is no language that one speaks. */
const NO_SPEAKER = joinPattern(
  'iu',
  String.raw`\b(?:teacher|taught|teaching|lessons?|literature|studies|department|translat\p{L}+|restaurant|cuisine|market|school|course|class|customers?`,
  String.raw`|clients?|guests?|patients?|schools?|certificate|degree|BA|MA|A[- ]levels?|GCSEs?)\b|\d{4}`,
);
const WEAK =
  /\b(?:some|a little|little|basic|beginner\S*|learning|rusty|elementary|school level|few words|cup of tea)\b/iu;
const CAPITALIZED = /\p{Lu}\p{Ll}{3,}/gu;

/**
 * Where no list of languages was read: what the resume says of a language that the advertisement asks for, or of any where it asks for a further one, in its words
 * ("Conversational Spanish").
 */
export function spokenLanguages({ resume, jobDescription }: Pick<LetterFacts, 'resume' | 'jobDescription'>): string[] {
  const isAny = LANGUAGES_ASKED.test(jobDescription);
  const asked = new Set(
    (jobDescription.match(CAPITALIZED) ?? []).filter((word) => word !== 'English' && isHumanLanguage(word)),
  );
  if (!isAny && asked.size === 0) return [];
  const clauses = resume.text
    .split('\n', MOST_READ)
    .filter((line) => line.length <= LONGEST_LINE)
    .flatMap((line) => line.split(/[.;|•·]\s+|,\s+|\s+(?:and|but) (?=\p{Lu}|some|a )|:\s+|[.;]$/u))
    .map((clause) => clause.replace(/^[^\p{L}]+/u, '').trim());
  const found = clauses.filter((clause) => {
    const named = (clause.match(CAPITALIZED) ?? []).filter((word) => word !== 'English' && isHumanLanguage(word));
    const isAsked = named.some((word) => asked.has(word)) || (isAny && named.length > 0);
    return (
      isAsked &&
      !/^(?:in|from|of|for|by|with|to|at|on|and|or)\s/iu.test(clause) &&
      clause.split(' ').length <= LONGEST_WORDS &&
      !NO_SPEAKER.test(clause) &&
      !WEAK.test(clause)
    );
  });
  return [...new Set(found)].slice(0, MOST).map((clause) => clause.charAt(0).toUpperCase() + clause.slice(1));
}
