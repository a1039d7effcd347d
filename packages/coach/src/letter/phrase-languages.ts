import { isHumanLanguage } from '../skills/human-languages.ts';
import type { LetterFacts } from './letter-facts.ts';
import { languageLine, languagesToTell } from './list-learning.ts';
import { listed } from './paper-kinds.ts';
import { spokenLanguages } from './spoken-languages.ts';

/** What one can do in a language, of which the speaking goes without saying. */
const ALL_ABILITIES = /^(?:speak|spoken)(?:, (?:and )?(?:read|write|written|reading|writing))+$/iu;
/** Read or understood, and not spoken. */
const NOT_SPOKEN = /\b(?:read(?:ing)?|understand\p{L}*|passive|only|words)\b/iu;
const LONGEST_NOTE = 8;

/** The languages that the advertisement asks for with what the resume says of each, in a sentence: "I speak Polish (native) and kitchen Spanish." Else ''. */
export function phraseLanguages(facts: LetterFacts): string {
  const all = languagesToTell(facts).flatMap(spokenOf);
  // The letter itself is in English.
  const others = all.filter(
    (language) => !/^(?:native )?English(?: \((?:native|first language|mother tongue)\))?$/iu.test(language),
  );
  if (others.length > 0) return `I speak ${listed(others.length === 1 ? others.map(asAdjective) : others)}.`;
  if (all.length > 0 || languageLine(facts) !== '') return '';
  const labelled = labelledIn(facts);
  const clauses = spokenLanguages(facts).map(sentenceOf);
  return labelled || (clauses.find((text) => text !== '') ?? '');
}

/** "Spanish: native. I translate letters", "Welsh first language" and "Urdu and Punjabi spoken" of a language that the advertisement names. */
function labelledIn({ resume, jobDescription }: LetterFacts): string {
  const isAsked = (name: string) => isHumanLanguage(name) && name !== 'English' && jobDescription.includes(name);
  for (const item of resume.text
    .split('\n', MOST_READ)
    .flatMap((line) => line.split(/[|;•]/u).map((part) => part.trim()))) {
    const [, name = '', level = ''] = LABELLED.exec(item) ?? FIRST_LANGUAGE.exec(item) ?? [];
    if (isAsked(name)) return `I speak ${asAdjective(`${name} (${level.toLowerCase()})`)}.`;
    const [, one = '', other = ''] = SPOKEN_PAIR.exec(item) ?? [];
    if ([one, other].every(isHumanLanguage) && [one, other].some(isAsked)) return `I speak ${one} and ${other}.`;
  }
  return '';
}
const FIRST_LANGUAGE = /^\W{0,3}(\p{Lu}\p{L}+) (first language|mother tongue)(?=[.,;(]|\s*$)/u;
const SPOKEN_PAIR = /^\W{0,3}(\p{Lu}\p{L}+) and (\p{Lu}\p{L}+) spoken$/u;
const MOST_READ = 600;
const LABELLED =
  /^\W{0,3}(\p{Lu}\p{L}+)\s{0,2}[:–—-]\s{1,3}(native|fluent|conversational|good|mother tongue|[ABC][12])(?=[.,;(]|\s*$)/iu;

/** "English (fluent)" by itself. */
const asAdjective = (language: string): string => language.replace(/^(\p{Lu}\p{L}+) \((fluent|native)\)$/u, '$2 $1');

/** "Fluent in Spanish", "Bilingual English/Spanish" and "Conversational Spanish" as a sentence; '' for others. */
function sentenceOf(clause: string): string {
  const plain = clause.replace(/\s*\([^()]*\b(?:I|my|me)\b[^()]*\)/gu, '');
  const named = plain.split(/[\s/]+/u).filter(isHumanLanguage);
  if (/^fluent in \p{Lu}\p{L}+$/iu.test(plain)) return `I am ${lowered(plain)}.`;
  const isBilingual = /^bilingual\b(?: in)? \p{Lu}\p{L}+(?:\/| and |–|-)\p{Lu}\p{L}+$/iu.test(plain);
  if (isBilingual && named.length === 2) return `I am bilingual in ${named.join(' and ')}.`;
  return AS_ADJECTIVE.test(plain) && named.length === 1 ? `I speak ${lowered(plain)}.` : '';
}
/** "Conversational Spanish" */
const AS_ADJECTIVE = /^(?:conversational|fluent|native|working|spoken|business|professional|good) \p{Lu}\p{L}+$/iu;

/** A language as it follows "I speak"; none where it is not spoken. */
function spokenOf(listed: string): string[] {
  const entry = listed.replace(/\s*\([^()]*\b(?:I|my|me)\b[^()]*\)/gu, '').replace(/^little (?=\p{Lu})/iu, 'a little ');
  // "I start learn English when I was 36" is no entry of a list.
  if (/\bI\b/u.test(entry)) return [];
  const [, name = entry, note = ''] = /^([^()]+?)\s*\(([^()]*)\)$/u.exec(entry) ?? [];
  const level = note
    .replace(/^both\s+/iu, '')
    .replace(/\s+spoken$/iu, '')
    .replace(/^(.{3,60}?)\s[-–—]\s.*$/u, '$1')
    .replace(/^fluent spoken and written$/iu, 'fluent')
    .trim();
  if (!name.split(/[\s/]+/u).some((word) => isHumanLanguage(word) || /^isi\p{Lu}/u.test(word))) return [];
  if (NOT_SPOKEN.test(level) && !ALL_ABILITIES.test(level)) return [];
  // "speak well, read well" says that it is spoken.
  const isPlain =
    level === '' ||
    ALL_ABILITIES.test(level) ||
    /^(?:speak|spoken) [^,]+,/iu.test(level) ||
    level.split(' ').length > LONGEST_NOTE;
  // "Kitchen Spanish" begins an entry of the list.
  const spoken =
    /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(name) && !isHumanLanguage(name.split(' ')[0] ?? '') ? lowered(name) : name;
  return [isPlain ? spoken : `${spoken} (${level})`];
}
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
