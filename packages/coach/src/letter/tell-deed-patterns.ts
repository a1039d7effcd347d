import { joinPattern } from '../text/join-pattern.ts';

/** Words that begin an object or a complement: the word before them is a verb. */
export const BEFORE_THING = joinPattern(
  'iu',
  '^(?:the|an?|all|both|each|every|any|some|new|my|our|their|his|her|other|up|out|down|off|over|on|in|at|for|to|with|by|as|from',
  '|through|into|across|after|about|around|between|one|two|three|four|five|six|seven|eight|nine|ten',
  String.raw`|[£$€~]?\d.*)$`,
);
/** Participles that more often say what a thing is like ("Approved handler", "Confined space entry") than what was done. */
export const OFTEN_DESCRIBES: ReadonlySet<string> = new Set(
  (
    'approved confined registered certified mixed qualified licensed advanced applied fixed limited combined accredited chartered experienced skilled ' +
    'dedicated integrated automated related based fitted used paid unpaid detailed varied required assorted assisted supervised finished'
  ).split(' '),
);
/** Their past form is the same. */
export const SAME_IN_PAST = /^(?:cut|set|put|read|split|spread)$/u;
export const SENTENCE_END =
  /(?<=[\p{Ll}\d)%][.!?])(?<!\b(?:approx|incl|nos?|St|Mrs?|Ms|Dr|vs|ca|est|Ltd|Inc|Co)\.)\s+(?=[\p{Lu}\d])/u;
export const OWN_SENTENCE =
  /^(?:We\s\p{Ll}|(?:My|Our)\s[^.;:,%]{2,50}\s(?:is|are|was|were|has|had|fell|rose|went|came)\s)/u;
/** "In 2022 we changed from nails to magnets", "When the foreman is away I run the shift". */
export const LED_SENTENCE = joinPattern(
  'u',
  String.raw`^(?:In|When|As|At|After|Since|From|During|If|Before|Once|While)\s(?:[^.;:]{2,90}?(?<![,:;]|\b(?:until`,
  String.raw`|till|when|before|after|that|which|where|while|because|and|who|what|than))\s)?(?:I|we)\s\p{Ll}+`,
);
/** A further sentence with the outcome: "One client had swelling in the legs". */
export const OUTCOME = joinPattern(
  'u',
  String.raw`^(?:\p{Lu}\p{Ll}+(?:-\p{Ll}+)?|\d[\d.,%]*)(?:\s[\p{L}\d'’%/-]+){0,8}\s(?:is|are|was|were|had|has|have|fell|rose|went|dropped`,
  String.raw`|got|received|gave|came|passed|won|grew)\s`,
);
/** Up to four words before a colon are a label, no deed. */
export const NOTE = /[•|]\s|\s\/\s|^(?:\S+\s){0,3}\S+:\s/u;
/** A second clause that only leans on the first: "train the new aides, had 14 so far". */
export const SPLICED = /,\s(?:had|have|has|was|were|got|it|that|they|this)\s/u;
/** "Custodian of the procedures": the office with its words, and the word for who holds it. */
export const OFFICE = joinPattern(
  'iu',
  String.raw`^((?:[\p{L}&-]+ ){0,3}(custodian|auditor|coordinator|planner|representative|champion|mentor|supervisor|secretary|treasurer|(?:co-)?chair`,
  '|instructor|assessor|trainer|preceptor|lead hand|link nurse|delegate|contact|deputy|member|keyholder|examiner|steward|coach|tutor|buddy|key user|super user)) (?:of|for|at|on|in|to) ',
);
/** What is done again and again. */
export const REGULAR =
  /^(?:Daily|Weekly|Monthly|Quarterly|Annual|Yearly|Regular)(?:(?:, | and )(?:daily|weekly|monthly|quarterly|annual|yearly)){0,3} \p{Ll}/u;
/** The first word of a line that names an activity by its verb. */
export const GERUND = joinPattern(
  'iu',
  '^(?!(?:during|being|having|according|including|evening|morning|spring|building|ceiling|outstanding|existing|ongoing|remaining|leading|standing',
  String.raw`|starting|using|working|looking|training|nursing|engineering|catering)\b)\p{Lu}?\p{Ll}{2,}ing,?$`,
);
/** What is done, by nouns that no verb looks like. */
export const NAMED_WORK = joinPattern(
  'u',
  String.raw`^(?:Contact|Liaison) with |^(?:Repair|Upkeep|Care|Design|Supply|Control) of |^\p{Lu}\p{Ll}+(?:ics|ness|ations?|ances?) of `,
);
/** A further clause, a change in figures, a date, or another subject: no name of an activity. */
export const NO_WORK = joinPattern(
  'u',
  String.raw`[;!?|•]|:(?!\d\d)|\b(?:is|are|was|were|has|had|have|fell|rose|went|grew|dropped|won|I|we|my|our|you|me|us|they|he|she)\b|\b(?:19|20)\d\d\b`,
  String.raw`|^(?:[Dd]uring|[Ii]n|[Oo]n|[Aa]t|[Ff]rom|[Ss]ince|[Uu]ntil|[Aa]fter|[Bb]efore|[Ww]ith|[Ff]or|[Bb]eside)\s|,\s\p{L}+ed\b(?! \p{Ll}+s$)`,
  String.raw`|\s\/\s|\b(?:and|or),|\b(?:none|not|no|never|later|now|then)\b|\bfrom \d(?!\d?[:.]\d\d)|\.\s|\b(?:thesis|saves?)\b`,
);
