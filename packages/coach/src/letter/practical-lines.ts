import { DRIVING } from '../evidence/credential-patterns.ts';
import type { EvidenceLine } from '../evidence/evidence.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { LetterFacts } from './letter-facts.ts';
import { isLicenceOfElsewhere } from './sure-paper.ts';

const LONGEST_LINE = 500;
const LONGEST_CLAUSE = 90;
const LONGEST_WORDS = 16;
/** No resume has more lines. */
const MOST_READ = 600;
const ASKS_DRIVING = joinPattern(
  'iu',
  String.raw`\bdriv(?:ing|er['’]?s?) licen[cs]e|\b(?:full|valid|clean) (?:\p{L}+ ){0,3}licen[cs]e|\blicen[cs]e (?:class|category|code)\b`,
  String.raw`|\bown (?:car|transport|vehicle|way)\b|\breliable transport\p{L}*\b|\b(?:car|full) drivers?\b|\bdriver with\b|\b(?:able|ability) to drive\b|\b(?:use of|have) a car\b`,
);
const HAS_DRIVING = joinPattern(
  'iu',
  String.raw`\b(?:class|category|code) [\p{Lu}\d]\w{0,3} licen[cs]e\b|\b(?:G\d?|B|B, ?C|C\+?E) licen[cs]e\b|^driving(?: licen[cs]e)?\s{0,3}[:–-]|\bown (?:car|transport|vehicle)\b`,
  String.raw`|\b(?:full|clean) (?:clean |UK |NZ )?licen[cs]e\b|\bcar drivers?\b|\breliable (?:car|transport)\b|\bclean driving record\b`,
);
const HAS_NONE = /\b(?:no|not|non|learning|lost|suspended|expired|without)\b/iu;
const ASKS_PERMIT =
  /\b(?:right|rights|eligible|entitled|authori[sz]ed|permission|permit) to work\b|\bstamp [14]\b|\bEU passport\b|\bpassport\b|\bwork (?:rights|permit|visa)\b|\bvisa\b/iu;
const HAS_PERMIT = joinPattern(
  'iu',
  String.raw`\bno (?:work )?permit (?:is )?needed\b|\b(?:right|authori[sz]ed|entitled|eligible) to work\b|\bwork(?:ing)? (?:rights|permit|visa)\b|\bstamp [14]\b`,
  String.raw`|\bwithout (?:a )?(?:work )?permit\b|\b(?:EU|Irish|British|US|U\.S\.|Canadian|Australian|New Zealand) (?:citizen|passport)\b|\bpermanent resident\b|\bsettled status\b|\bgreen card\b`,
);

const clausesOf = (text: string): string[] =>
  text
    .split('\n', MOST_READ)
    .filter((line) => line.length <= LONGEST_LINE)
    .flatMap((line) => line.split(/(?<=\p{L}{2})\.\s(?=\p{Lu})|\s[|•·]\s/u))
    .map((clause) =>
      clause
        .replace(/^[^\p{L}\p{N}]+/u, '')
        .replace(/[\s.;,]+$/u, '')
        .replace(/\s+/gu, ' '),
    )
    .filter((clause) => clause !== '' && clause.length <= LONGEST_CLAUSE);

/** A licence to drive or a car, and the right to work, where the advertisement asks for them and the resume names them anywhere. */
export function practicalItems({ resume, jobDescription }: LetterFacts): string[] {
  const clauses = clausesOf(resume.text);
  const driving = ASKS_DRIVING.test(jobDescription)
    ? clauses.find(
        (clause) =>
          !isLicenceOfElsewhere(clause, jobDescription) &&
          (HAS_DRIVING.test(clause) || DRIVING.test(clause)) &&
          !HAS_NONE.test(clause) &&
          !/^I\s/u.test(clause),
      )
    : undefined;
  const permit = ASKS_PERMIT.test(jobDescription)
    ? clauses.find((clause) => HAS_PERMIT.test(clause) && !/\b(?:requires?|need a|expir\p{L}+)\b/iu.test(clause))
    : undefined;
  const tools = ASKS_TOOLS.test(jobDescription) ? itemWith(HAS_TOOLS, clauses) : undefined;
  const hours = ASKS_HOURS.test(jobDescription)
    ? clauses.find((clause) => /^availability:\s/iu.test(clause))
    : undefined;
  return [
    drivingItem(driving)?.replace(/^driving\s{0,3}[:–-]\s{0,6}/iu, 'Driving licence: '),
    permit?.replace(/^\p{L}+:\s+/u, ''),
    tools,
    hours,
  ].filter((item) => item !== undefined);
}

const ASKS_TOOLS = /\b(?:own|your own|basic) (?:\p{L}+ ){0,2}tools\b/iu;
const HAS_TOOLS = /\bown (?:\p{L}+ ){0,3}tools\b/iu;
const ASKS_HOURS = /\b(?:weekends?|shifts?|flexible|flexibility|nights?|evenings?|hours)\b/iu;

/** The item of a list that has the pattern, or the clause. */
function itemWith(pattern: RegExp, clauses: readonly string[]): string | undefined {
  const clause = clauses.find((one) => pattern.test(one) && !HAS_NONE.test(one) && !/^I\s/u.test(one));
  return clause?.split(', ').find((item) => pattern.test(item));
}

/** "suturing, cannulation, car driver" by the item that says it. */
function drivingItem(clause: string | undefined): string | undefined {
  const items = clause?.split(', ') ?? [];
  const item = items.length < FEWEST_ITEMS ? clause : items.find((one) => HAS_DRIVING.test(one) || DRIVING.test(one));
  return item === undefined ? undefined : item.charAt(0).toUpperCase() + item.slice(1);
}
const FEWEST_ITEMS = 3;

/** A licence to drive and the right to work that the advertisement asks about and the resume does not name, as sentences to the person. */
export function missingPractical({ resume, jobDescription }: LetterFacts): string[] {
  const clauses = clausesOf(resume.text);
  const hasDriving = clauses.some((clause) => HAS_DRIVING.test(clause) || DRIVING.test(clause));
  const hasPermit = clauses.some((clause) => HAS_PERMIT.test(clause));
  return [
    ...(DRIVING_NEEDED.test(jobDescription) && !hasDriving
      ? ['The advertisement asks for a driving licence, and I found none in your resume. Add it if you hold one.']
      : []),
    ...(PERMIT_NEEDED.test(jobDescription) && !hasPermit
      ? [
          'The advertisement asks for the right to work there, and I did not find it in your resume. Add it if you have it.',
        ]
      : []),
  ];
}
const DRIVING_NEEDED =
  /\b(?:full|valid|clean|current|UK|Irish|manual) (?:\p{L}+ ){0,2}driv(?:ing|er['’]?s?) licen[cs]e\b/iu;
const PERMIT_NEEDED =
  /\b(?:right|rights) to work in\b|\bmust (?:have|hold) (?:\p{L}+ ){0,3}(?:right to work|work (?:permit|visa))\b/iu;

/** Hours that an advertisement may ask for, with their name behind "I know". */
const HOURS: [RegExp, string][] = [
  [/\bon[- ]call\b|\bstand-?by\b|\bcall[- ]?outs?\b|\bbreakdown call\b/iu, 'on-call work'],
  [/\bnights?\b/iu, 'night work'],
  [/\bweekends?\b|\bsaturdays\b|\bsundays\b/iu, 'weekend work'],
  [/\bshifts?\b/iu, 'shift work'],
  [/\bearly (?:starts?|mornings?)\b|\b[3-6][.:]\d\d ?(?:a\.?m\b)?/iu, 'early starts'],
];

/** Weekends worked as a student say little of today. */
const RECENT_PLACES = 2;

/** That hours which the advertisement asks for were worked, by the line of the resume that says so; empty if `told` says it or no line does. */
export function phraseHours({ resume, evidence, jobDescription, places }: LetterFacts, told: string): string {
  const asked = jobDescription.replace(NOT_ASKED, ' ');
  for (const [pattern, name] of HOURS) {
    if (!pattern.test(asked) || pattern.test(told)) continue;
    const found = evidence.find(
      ({ line, placeIndex }) =>
        placeIndex !== undefined &&
        placeIndex < RECENT_PLACES &&
        isOwnHours(line, pattern) &&
        !resume.certifications.includes(line),
    );
    const place = found === undefined ? undefined : places[found.placeIndex ?? -1];
    const said = found === undefined || place === undefined ? '' : hoursIn(found, pattern);
    const from = place === undefined || place.employer === '' ? '' : ` from ${place.employer}`;
    if (said !== '') return `I know ${name}${from}: ${said}.`;
  }
  return '';
}

const isOwnHours = (line: string, pattern: RegExp): boolean =>
  pattern.test(line) && !NOT_OWN.test(line) && line.split(' ').length <= LONGEST_WORDS;

/** What a line says of hours, where it begins with them. */
function hoursIn({ line }: EvidenceLine, pattern: RegExp): string {
  const isPlain = !/[,\d]|day/u.test(line);
  return isPlain && pattern.test(line.split(' ').slice(0, FIRST_WORDS).join(' ')) ? lowerFirst(line) : '';
}
const FIRST_WORDS = 4;
const NOT_ASKED =
  /\b(?:1st|first|day) shifts?\b|\b(?:no|without|free) (?:\p{L}+ ){0,2}(?:weekends?|nights?|shifts?|sundays?|on[- ]call)\b|\b(?:on|of) a summer \p{L}+day\b/giu;
/** The shift of others, or the length of a thing. */
const NOT_OWN = joinPattern(
  'iu',
  String.raw`\b(?:handbook|plans?|roster|policy|manual)\b|\b(?:bank|extra|open) shifts\b|\bper shift\b|\ba shift\b|\bfirst shift\b`,
  String.raw`|\b(?:night|shift|weekend)s? (?:team|staff|crew|porters?|manager|report|sheets?)\b`,
);

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Begins a statement of what one does or knows, and none of a wish or of what one is like. */
const STATES = joinPattern(
  'u',
  `^(?:I(?:['’]ve| have) (?:worked|been|held|run|used|done|taught|led)|I (?:know|work|hold|carried|have (?!always)|run|ran`,
  String.raw`|led|use|used|teach|taught|drove|speak|trained|finished|completed|graduated|studied|qualified|passed)|On \p{L}+ I|In \d{4} I)\s`,
);
const SURE = 0.45;
const MOST_STATEMENTS = 2;
/** A wish, praise or a story behind it. */
const NO_STATEMENT =
  /\b(?:but|love|enjoy|passion\p{L}*|person|hard[- ]working|always|looking for|would like|because)\b/iu;

/** Sentences of the resume outside its jobs that surely show what is asked for: "I know the Housing Act". */
export function statements({ evidence, shows }: LetterFacts, told: string): string[] {
  return evidence
    .map(({ line, placeIndex }, at) => ({
      line,
      placeIndex,
      share: Math.max(0, ...shows.map((shares) => shares[at] ?? 0)),
    }))
    .filter(({ line, placeIndex, share }) => placeIndex === undefined && share >= SURE && STATES.test(line))
    .filter(({ line }) => !NO_STATEMENT.test(line) && !told.includes(line))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_STATEMENTS)
    .map(({ line }) => `${line.replace(/^I['’]ve\b/u, 'I have')}.`);
}
