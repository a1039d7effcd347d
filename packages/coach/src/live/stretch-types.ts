import { isDegree } from '../entities/classify-part.ts';
import { CREDENTIAL, DRIVING } from '../evidence/credential-patterns.ts';
import { toFirstPerson } from '../letter/first-person.ts';
import { isHumanLanguage } from '../skills/human-languages.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { Stretch } from './resume-stretches.ts';
import { MEASURED_CHANGE, TELLS_OF_TROUBLE } from './shown-in.ts';

type TypeOfStretch = { name: string; test: (stretch: Stretch) => boolean };
const has = (name: string, pattern: RegExp): TypeOfStretch => ({ name, test: ({ text }) => pattern.test(text) });
const YEAR = /\b(?:19|20)\d\d\b/u;
const NAMED_LANGUAGE = (text: string): boolean =>
  (text.match(/\p{L}{4,}/gu) ?? []).some((word) =>
    isHumanLanguage(word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()),
  );

/** Kinds of lines, by which a question finds the one that can answer it. A line may be of several. */
export const STRETCH_TYPES: readonly TypeOfStretch[] = [
  { name: 'any', test: () => true },
  has(
    'number',
    /(?<!\b(?:19|20)\d)\d(?!\d\d\d\b)|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|dozen|half)\b/iu,
  ),
  has('year', YEAR),
  has('goes on', /\b(?:present|current(?:ly)?|now|since|today|to date|hasta ahora|ongoing|at the moment)\b/iu),
  { name: 'head', test: ({ isHead }) => isHead },
  has('paper', CREDENTIAL),
  {
    name: 'school',
    test: ({ text, section }) =>
      section === 'education' ||
      isDegree(text) ||
      /\b(?:school|college|university|institute|academy|degree|graduat\p{L}*|course|class of|grade|training|apprentice\p{L}*)\b/iu.test(
        text,
      ),
  },
  { name: 'language', test: ({ text, section }) => section === 'languages' || NAMED_LANGUAGE(text) },
  {
    name: 'list',
    test: ({ text, section }) =>
      section === 'skills' ||
      ((text.match(/,/gu)?.length ?? 0) >= 2 && !/\b(?:I|was|were|is|are|had|have)\b/u.test(text)),
  },
  has(
    'terms',
    joinPattern(
      'iu',
      String.raw`\b(?:start|availab\p{L}*|notice|shifts?|nights?|weekends?|mov(?:e|ing)|relocat\p{L}*|visa|permit`,
      String.raw`|salary|pay|wages?|part[- ]time|full[- ]time|hours?|immediately|citizen|lift|travel|car|own (?:van|transport|tools))\b|[$€£]\s?\d`,
    ),
  ),
  has('driving', new RegExp(`${DRIVING.source}|\\bdriv\\p{L}*|\\blicen[cs]e\\b`, 'iu')),
  has(
    'wish',
    /\b(?:look(?:ing)? for|want\p{L}*|wish|hope|would like|i(?:'d| would)|seeking|interested|goal|dream|love|like|enjoy|prefer|aim)\b/iu,
  ),
  has(
    'reason',
    joinPattern(
      'iu',
      String.raw`\b(?:because|cos|bcuz|since|so that|closed?|laid off|left|retrench\p{L}*|ended?|redundan\p{L}*|finished`,
      String.raw`|until|when|after|sick|ill|poorly|bab(?:y|ies)|birth|child\p{L}*|break|died|moved|stopped|shut|contract|sold)\b`,
    ),
  ),
  has(
    'person',
    /\b(?:mr|mrs|ms|miss|dr|don|ref(?:erence|eree)?s?|boss|manager is|report\p{L}* to|under|ask for|supervisor)\b\.?/iu,
  ),
  has(
    'outside',
    joinPattern(
      'iu',
      String.raw`\b(?:volunt\p{L}*|hobb\p{L}*|interests?|unpaid|club|coach\p{L}*|sing|choir|play\p{L}*|church|mosque|sundays?|saturdays?`,
      String.raw`|football|rugby|team|read\p{L}*|garden\p{L}*|cook\p{L}*|run|dance?|bail\p{L}*|charity|community|member|society|treasurer|committee)\b`,
    ),
  ),
  { name: 'deed', test: ({ text }) => /\b(?:I|i|we|my)\b/u.test(text) || toFirstPerson(text) !== undefined },
  has(
    'people',
    joinPattern(
      'iu',
      String.raw`\b(?:led|lead\p{L}*|manag\p{L}*|supervis\p{L}*|head|charge|taught|teach\p{L}*|train\p{L}*|mentor\p{L}*|apprentices?|crew|team`,
      String.raw`|staff|students|juniors?|foreman|captain|president|chair\p{L}*|responsible|guys|people)\b`,
    ),
  ),
  has('trouble', TELLS_OF_TROUBLE),
  has('change', MEASURED_CHANGE),
  { name: 'first lines', test: ({ line }) => line <= 2 },
  { name: 'summary', test: ({ section }) => section === 'summary' },
  has('contact', /@|https?:|www\.|\+?\d[\d ()-]{7,}\d/u),
  has('label', /:$/u),
  { name: 'short', test: ({ text }) => text.length < 24 },
  { name: 'long', test: ({ text }) => text.length > 110 },
];

type Asking = { name: string; pattern: RegExp };
/** What a question asks for by its words. */
export const ASKINGS: readonly Asking[] = [
  {
    name: 'number',
    pattern:
      /\b(?:how (?:many|much|big|large|often|far|fast|old)|number|figures?|per ?cent|biggest|most|volume|size|capacity|tonnage|record)\b/u,
  },
  { name: 'time', pattern: /\b(?:how long|how many years|when|since|which year|what year|years|months)\b/u },
  {
    name: 'paper',
    pattern:
      /\b(?:certif\w*|licen[cs]e\w*|tickets?|papers?|qualifi\w*|permit|card|diploma|registered|registration|accredit\w*|trained|training|on paper|proof|proves?|in writing|valid|in force)\b/u,
  },
  {
    name: 'school',
    pattern:
      /\b(?:school\w*|stud(?:y|ied|ying)|educat\w*|college|university|degree|course|graduat\w*|learn(?:ed|t)?|grades?|trained|apprentice\w*|thesis)\b/u,
  },
  { name: 'language', pattern: /\b(?:languages?|speak|fluent|translate|tongue)\b/u },
  {
    name: 'tool',
    pattern:
      /\b(?:software|tools?|machines?|equipment|systems?|programs?|which .{0,20} (?:use|used|know)|brands?|computer)\b/u,
  },
  { name: 'where', pattern: /\b(?:where|which (?:company|job|place|site|of your)|who (?:for|with)|whose)\b/u },
  {
    name: 'why',
    pattern: /\b(?:why|reasons?|how come|what made you|what happened|what was going on|gap|hole|break|between)\b/u,
  },
  {
    name: 'who',
    pattern: /\b(?:who|whom|report to|boss|reference|referees?|vouch|ask about you|speak for you|name of)\b/u,
  },
  { name: 'drive', pattern: /\b(?:driv\w*|licen[cs]e|vehicle|car|truck|motorbike|motorcycle)\b/u },
  { name: 'start', pattern: /\b(?:start|available|availability|notice|when could|join us|begin)\b/u },
  {
    name: 'pay',
    pattern:
      /\b(?:pay|paid|salary|wage\w*|money|rate|remuneration|compensation|earn\w*|make here|per hour|expect\w*)\b/u,
  },
  {
    name: 'hours',
    pattern:
      /\b(?:nights?|weekends?|shifts?|sundays?|saturdays?|hours|overtime|early|travel|relocate|move|commute|lift|heights?)\b/u,
  },
  {
    name: 'people',
    pattern:
      /\b(?:led|lead|manage\w*|supervis\w*|in charge|taught|teach|train(?:ed)? (?:any|some|other|new|up)|mentor\w*|under you|team|crew|apprentices?)\b/u,
  },
  {
    name: 'free time',
    pattern: /\b(?:besides|outside|hobb\w*|free time|spare time|weekends|fun|not working|after work|volunteer\w*)\b/u,
  },
  { name: 'now', pattern: /\b(?:now|currently|at the moment|present|these days|day to day|today)\b/u },
  {
    name: 'case',
    pattern:
      /\b(?:a time|example|situation|occasion|ever had|imagine|suppose|say you|what would you|how would you|what if|what do you do (?:when|if))\b/u,
  },
  {
    name: 'whether',
    pattern: /\b(?:do you (?:have|know|hold|speak|own)|have you (?:ever )?|can you|are you|did you)\b/u,
  },
];
