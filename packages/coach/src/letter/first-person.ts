const IRREGULAR_PAST = new Set(
  'led built ran wrote taught made won sold grew cut kept held brought began oversaw drove gave took spoke set put drew chose found met spent sent rebuilt rewrote undertook oversaw broke rose became did got bought caught fought sought stood understood withdrew split shot fed lent paid laid read rode sang shrank sped spread strove swept wove forecast broadcast upheld'.split(
    ' ',
  ),
);
const PRESENT = new Set(
  'manage lead develop design build write maintain teach run coordinate support create plan analyze analyse provide oversee implement deliver train mentor handle prepare organize organise conduct operate assist review supervise monitor serve work test configure administer negotiate advise research produce edit report collaborate own drive define ensure treat assess care sell advise install repair inspect process schedule'.split(
    ' ',
  ),
);
const MAX_WORDS = 42;
const MIN_WORDS = 4;
const PERSON = /^(?:I|We)(?:['’]ve|\s+have)?\s+/u;

/**
 * A line of a resume as what stands behind "I": "Reduced build time by 40%." gives "reduced build time by 40%".
 * Undefined for a line that cannot be turned without inventing words (no verb first, another language, far too long).
 */
export function toFirstPerson(line: string): string | undefined {
  const sentence = firstSentence(line)
    .replace(PERSON, '')
    .replace(/[\s.;,:]+$/u, '');
  const words = sentence.split(/\s+/u);
  const first = (words[0] ?? '').toLowerCase().replace(/[^\p{L}-]/gu, '');
  if (words.length < MIN_WORDS || words.length > MAX_WORDS || /[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(sentence))
    return undefined;
  if (/\b(?:I|my|we|our)\b/u.test(sentence)) return undefined;
  const lowered = lowerFirst(sentence);
  if (IRREGULAR_PAST.has(first) || /^\p{L}{2,}ed$/u.test(first) || /^(?:re|co)-\p{L}+ed$/u.test(first)) return lowered;
  if (/^successfully|^effectively|^jointly|^personally/u.test(first) && /^\p{L}{2,}ed$/u.test(words[1] ?? ''))
    return lowered;
  if (PRESENT.has(first)) return lowered;
  if (/^responsible for /u.test(lowered)) return `was ${lowered}`;
  return undefined;
}

/** Whether the clause tells of the present ("manage a budget"). */
export function isPresentTense(clause: string): boolean {
  return PRESENT.has(clause.split(/\s+/u)[0] ?? '');
}

function firstSentence(line: string): string {
  return line.trim().split(/(?<=[a-z)%][.;])\s+(?=\p{Lu})/u)[0] ?? '';
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
