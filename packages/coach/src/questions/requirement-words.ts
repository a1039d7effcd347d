import { joinPattern } from '../text/join-pattern.ts';

/**
 * A program or device, something to keep to, a field of knowledge, what one has done before, with its preposition ("of chilled water plant"), and
 * what one has to make sure of, as a clause ("labels are right").
 */
export type SubjectKind = 'tool' | 'rule' | 'subject' | 'past' | 'outcome';
/**
 * Something that an advertisement asks for by name, without the words that ask for it. `act` begins with a verb ("chair hearings"), `thing`
 * names work ("ultrasonic gauging"), `work` a piece of it with its article ("the annual audit").
 */
/** `isStressed` where a sentence wants the nerve or the knack for it. */
export type Requirement = { text: string; kind: SubjectKind | 'act' | 'thing' | 'work'; isStressed?: true };
/** The object ends where something else begins. */
export const OBJECT_END = joinPattern(
  'iu',
  String.raw`,|\s[-–—|/]\s|\s(?:and|or|but)\s(?=(?:an?|the|be|with|in|of|at|have|able|willing|good|strong|knowledge|experience|ability|excellent)\b)`,
  String.raw`|\s(?:is|are|as|because|so|since|if|when|would|will|gained|demonstrated|proven|acquired|obtained|preferred|preferably|expected|required|desirable|essential|ideally`,
  '|helps?|gives?|gets|earns?|brings?|counts?|means|at least',
  '|an? (?:big |real )?(?:asset|plus|advantage|bonus|must)',
  String.raw`|including|incl\.?|and of|such as|who|which|that|where|while|you|we|to (?:a|an)|spoken)\b`,
);
/** Languages are spoken or not: there is nothing to tell of them. */
export const LANGUAGE = joinPattern(
  'iu',
  String.raw`\b(?:english|german|french|spanish|dutch|flemish|polish(?! (?:of|the)\b)|czech|slovak|italian|portuguese|romanian|hungarian|bulgarian|greek|turkish|russian|ukrainian|norwegian`,
  '|swedish|danish|finnish|icelandic|estonian|latvian|lithuanian|welsh|irish|gaelic|gaeilge|croatian|serbian|slovenian|albanian|arabic|hebrew|farsi|persian|urdu|hindi|punjabi|bengali|tamil',
  '|gujarati|mandarin|cantonese|chinese|japanese|korean|vietnamese|thai|tagalog|malay|indonesian|swahili|zulu|isizulu|xhosa|isixhosa|afrikaans|sesotho|setswana|yoruba',
  '|hausa|igbo|amharic|somali|maori|māori|te reo',
  '|luxembourgish|catalan|basque|maltese|mother tongue|native speaker)(?=$|[,;/]| (?:and|or|in|is|at|both|language|skills?|speaking|spoken|written|fluen)|\\s?\\()',
  String.raw`|\bin (?:word|speech|speaking) and (?:writing|in writing)\b|\b(?:spoken|written|oral(?:ly)?) (?:and|or) (?:written|spoken|oral|in writing)\b`,
);
/** A word alone behind "the", or a piece of a heading that was cut: "SKILLS AND". */
export const NO_NAME = /^the \S+$|\s(?:and|or|of|with|in|for|to|&)$/iu;
export const SPECIFIC = /\p{Lu}[\p{Lu}\p{N}]|\p{Ll}\p{Lu}|\s\p{Lu}\p{L}+|\d/u;
