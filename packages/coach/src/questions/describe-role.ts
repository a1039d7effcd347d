import { joinPattern } from '../text/join-pattern.ts';
import { foldText, wordsOf } from './words.ts';

const KEYBOARD_RUN = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert[yz]|ertyu|zxcv|xcvb|cvbn|vbnm|lkjh|poiuy|abcdef|12345/;
const MAXIMUM_ROLE_WORDS = 5;
const MAXIMUM_ROLE_CHARACTERS = 44;

/** "the barista role" for a name that can be said in a sentence, else "this role". */
export function describeRole(roleName: string): string {
  const name = speakableRole(roleName);
  return name ? `the ${name} role` : 'this role';
}

/** The role name fit to be spoken, without place, level in brackets or employer; undefined for gibberish and for whole sentences. */
function speakableRole(roleName: string): string | undefined {
  const cut = roleName
    .normalize('NFC')
    .split(/\s[-–—]\s|[([|,;:/\n]|\s(?:at|bei|chez)\s/u)[0]
    ?.replace(/\s+(?:role|position|job|vacancy)$/iu, '')
    .replace(/^(?:the|an?)\s+/iu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!cut || cut.length > MAXIMUM_ROLE_CHARACTERS || cut.length < 2) return undefined;
  if (!/^[\p{L}\p{M}][\p{L}\p{M}\p{N} .&+#'’-]*$/u.test(cut)) return undefined;
  const words = cut.split(' ');
  if (words.length > MAXIMUM_ROLE_WORDS || words.some((word) => isGibberish(word))) return undefined;
  return cut === cut.toUpperCase() && cut.length > 5 ? cut.toLowerCase() : cut;
}

/** Whether a word looks typed at random: a run along the keyboard, a letter thrice, no vowel, or too many consonants together. */
export function isGibberish(word: string): boolean {
  const folded = foldText(word);
  if (KEYBOARD_RUN.test(folded) || /(\p{L})\1\1/u.test(folded)) return true;
  if (!/^[a-z]+$/.test(folded)) return false;
  const isAcronym = word === word.toUpperCase() && word.length <= 5;
  return !isAcronym && ((folded.length > 4 && !/[aeiouy]/.test(folded)) || /[^aeiouy]{6}/.test(folded));
}

/** How far up a role is, from its name: it decides whether questions about leading people make sense. */
export function findSeniority(roleName: string): 'entry' | 'experienced' | 'lead' {
  const words = wordsOf(roleName);
  const text = words.join(' ');
  if (
    /\b(?:intern|internship|trainee|apprentice|junior|jr|graduate|entry|werkstudent|praktikant|stagiaire|azubi)\b/.test(
      text,
    )
  ) {
    return 'entry';
  }
  const leadsPeople = joinPattern(
    '',
    String.raw`\b(?:lead|leader|head|director|manager|chief|supervisor|foreman|forewoman|vp|president|matron|headteacher|superintendent|executive chef`,
    String.raw`|captain|sergeant|jefe|jefa|directeur|chef de|responsable)\b|leiter`,
  );
  const leadsNobody =
    /\b(?:product|project|account|case|community|social media|content|brand|relationship|office) manager\b|\bmanager trainee\b/;
  return leadsPeople.test(text) && !leadsNobody.test(text) ? 'lead' : 'experienced';
}
