import { DRIVING } from '../evidence/credential-patterns.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { LetterFacts } from './letter-facts.ts';
import { isLicenceOfElsewhere } from './sure-paper.ts';

const LONGEST_LINE = 500;
const LONGEST_CLAUSE = 90;
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
