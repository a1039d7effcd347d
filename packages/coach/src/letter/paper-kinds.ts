import { isInstitution, isTitle } from '../entities/classify-part.ts';
import { isHumanLanguage } from '../skills/human-languages.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { courseTaken, fluentIn, professionHeld } from './course-taken.ts';
import { givenBy } from './given-by.ts';
import { withArticle, writtenDate } from './letter-phrases.ts';
import { isPartOnly, partPassed } from './part-passed.ts';
import { phraseDegree } from './phrase-degree.ts';
import { registeredWith } from './registered-with.ts';
import { completedCourse, isPostWithDates, isSurePaper, tellsOfWork } from './sure-paper.ts';

/** What a letter says of an item: that it is what one is, that it is held, completed, passed, spoken, used, studied, allowed, or simply there ("own tools"). */
export type PaperKind = 'is' | 'held' | 'taken' | 'passed' | 'spoken' | 'used' | 'open' | 'permit' | 'had';
export type Paper = { kind: PaperKind; text: string };

const ITEM_END = /,\s+(?![^()]*\))/u;
const LONGEST_ITEM = 110;
const LONGEST_NAME = 4;
const FEWEST_NAMES = 2;
const MOST_LANGUAGES = 6;
/** Of a sentence about the person, a wish, or a note of how it was got. */
const SPEAKS = /\b(?:I|my|me|we|our|is|are|was|were|have|had|has|got|paid)\b/u;
/** "- paid for that one out of my chip money", "(no certificate, I was on calls)" */
const ASIDES = /\s*\([^()]*\b(?:I|my|me|we)\b[^()]*\)|\s+[–—-]\s+\p{Ll}[^()]*\b(?:I|my|me)\b.*$/gu;
const OF_LIST = /^(?:papers|tickets|licen[cs]es|certificates|qualifications|courses): /iu;
/** "Driving licence B. Health card of food handler": what comes behind is another paper. */
const BEHIND_LICENCE = /^([^.]{0,20}\blicen[cs]e\b[^.]{0,40})(?<!\bNo)\.\s.*$/iu;
const USED_HOW_OFTEN = /\s*(?:->|→|=>)\s*(?:every day|daily|weekly|every week)$/iu;
/** "Full driving licence", "Driving licence B" */
const PLAIN_LICENCE = /^(?:Full |Clean |Valid |Current )?(?:Driving|Driver['’]?s?)(?= licen[cs]e\b)/iu;
const CUT = /\b(?:from|of|and|or|the|with|for|in|to)\)?$/iu;
const PERMIT =
  /\b(?:(?:right|eligible|entitled|authori[sz]ed|permitted|permission) to work|work(?:ing)? (?:rights|permit|visa)|citizen|passport|permanent resident|settled status)\b/iu;
const OWN = /^own (?:\p{L}+ ){0,2}(?:tools?|car|transport|vehicle|van|ute)\b/iu;
/** A diploma of a school is said without the school. */
const SCHOOL_DIPLOMA = /\b(?:high school\b.*\bdiploma|diploma\b.*\bhigh school)\b/iu;
const IN_PROGRESS = /^(?:in progress|studying for): /iu;
/** "Tools: " and "Tools ...... " */
const LABEL = /^(?:[^:()]{2,25}: |[^.:()]{2,25}\.{3,} ?)/u;
/** Not enough to say that a language is spoken. */
const LIMITED = /\b(?:read(?:ing)?|only|understand|little|bit|learning|school|weak|rusty|duolingo|follow)\b/iu;
/** How well a language is spoken. */
const LEVEL =
  /\b(?:native|mother|first|home|fluent|good|excellent|basic|beginner|intermediate|advanced|conversational|working|spoken|written|speak|daily|business|professional|bilingual|[ABC][12])\b/iu;
const SCHOOL = joinPattern(
  'iu',
  String.raw`\b(?:course|training program(?:me)?|BSc|MSc|BA|B\.S|degree|bachelor\p{L}*|master['’]?s|apprenticeship|NQF|FETC|Technician in|Level \d|NPLQ`,
  String.raw`|(?:Class|Code|Cat(?:egory)?) [A-Z\d]{1,3}|WHMIS|Form \d+|police clearance|decision letter|STCW|ISTQB)\b`,
);

/** The items that a sentence can say, each by its kind; notes that no sentence can be made of are left out. */
export const paperKinds = (items: readonly string[], certificates: readonly string[] = []): Paper[] =>
  items.flatMap(
    (item) =>
      kindOf(
        item,
        item.replace(OF_LIST, '').replace(BEHIND_LICENCE, '$1').replace(ASIDES, '').replace(USED_HOW_OFTEN, '').trim(),
        certificates.some((one) => one === item || one.split(/ \/ |, (?![^()]*\))|(?<=\d)\. /u).includes(item)),
      ) ?? [],
  );

function kindOf(whole: string, item: string, isCertificate: boolean): Paper | undefined {
  const languages = languagesOf(whole);
  if (languages === '') return undefined;
  if (languages !== undefined) return { kind: 'spoken', text: languages };
  if (
    item.length > LONGEST_ITEM ||
    CUT.test(item) ||
    SPEAKS.test(item.replace(/\([^()]*\)/gu, '')) ||
    /→|->|=>|\s\/\s|!|\?|(?<=\p{L}{3})\.\s/u.test(item)
  )
    return undefined;
  const plain = plainKindOf(item);
  if (plain !== undefined) return plain;
  if (isPostWithDates(item) || isPartOnly(item)) return undefined;
  const given = givenBy(item);
  if (given !== undefined) return { kind: 'held', text: given };
  return certifiedOf(item, isCertificate) ?? heldOf(item) ?? namesIn(item);
}

/** What a single look at the item tells. */
function plainKindOf(item: string): Paper | undefined {
  const being = professionHeld(item) ?? fluentIn(item) ?? registeredWith(item);
  if (being !== undefined) return { kind: 'is', text: being };
  // "Independent prescriber (since 2022)" is what one is.
  const [, doer = '', since = ''] = DOER.exec(item) ?? [];
  if (doer !== '' && (since !== '' || isTitle(doer)))
    return { kind: 'is', text: `${withArticle(doer.toLowerCase())}${since}` };
  const taken = courseTaken(item);
  if (taken !== undefined) return { kind: 'taken', text: taken };
  const passed = partPassed(item);
  if (passed !== undefined) return { kind: 'passed', text: passed };
  if (IN_PROGRESS.test(item)) return { kind: 'open', text: openOf(item) };
  if (PERMIT.test(item)) return { kind: 'permit', text: item };
  if (OWN.test(item)) return { kind: 'had', text: item };
  return SCHOOL_DIPLOMA.test(item) ? { kind: 'had', text: 'a high school diploma' } : undefined;
}

const DOER = /^(\p{Lu}\p{Ll}+ \p{Ll}+(?:er|or|ist))( \(since [^()]{4,16}\))?$/u;

/** A completed course, or an item of the list of certificates. */
function certifiedOf(item: string, isCertificate: boolean): Paper | undefined {
  const course = completedCourse(item);
  if (course !== undefined) return { kind: 'taken', text: `${course.name.replace(/\s+[–—-]$/u, '')} (${course.date})` };
  if (!isCertificate || tellsOfWork(item)) return undefined;
  return /,[^,()]*,/u.test(item) ? datedCertificate(item) : { kind: 'held', text: certificateOf(named(item)) };
}

/** What names a paper wherever the resume has it. */
function heldOf(item: string): Paper | undefined {
  const isHeld = isSurePaper(item) || (SCHOOL.test(item) && !tellsOfWork(item));
  const isTitleAlone = isTitle(item) && !/\d|\b(?:regist|licen)/iu.test(item);
  return isHeld && !isTitleAlone ? { kind: 'held', text: certificateOf(named(item)) } : undefined;
}

/** "P.Eng., APEGA, 2017" and "Palliative care, five days, Nairobi, 2022": a name, who gave it or how it was taken, and the year. */
function datedCertificate(item: string): Paper | undefined {
  const [date = '', ...parts] = item.split(/,\s+(?![^()]*\))/u).reverse();
  const [name = '', ...notes] = parts.reverse();
  if (!DATE.test(date) || notes.length > MOST_NOTES || /:/u.test(item)) return undefined;
  const givers = notes.filter((note) => /^\p{Lu}{2,8}$/u.test(note) || isInstitution(note) || BODY.test(note));
  const isTaken = notes.some((note) => HOW_TAKEN.test(note));
  if (isTaken && isSurePaper(name)) return { kind: 'held', text: certificateOf(named(`${name}, ${date}`)) };
  if (isTaken)
    return { kind: 'taken', text: /\bcourse\b/iu.test(name) ? `${name} (${date})` : `the course “${name}” (${date})` };
  if (givers.length < notes.length) return undefined;
  return {
    kind: 'held',
    text: name.endsWith(')') ? `${name}, ${givers.join(', ')} (${date})` : `${name} (${[...givers, date].join(', ')})`,
  };
}
const DATE = /^(?:\p{L}{3,9}\.? |\d{1,2}\/)?(?:19|20)\d\d$/u;
/** "Professional Engineers Ontario": who registers a profession. */
const BODY =
  /^(?:\p{Lu}\p{L}+ (?:of |and )?)*(?:Engineers|Council|Board|Society|Association|Authority|Institut\p{L}+)(?: (?:of |for )?\p{Lu}\p{L}+)*$/u;
const MOST_NOTES = 2;
const HOW_TAKEN = /\b(?:days?|hours|weeks?|online|in-house|evenings?|workshop|course)\b/iu;

/** "Studying for: M.Ed., Literacy, University of Dayton, to finish in 2026" as "studying for an M.Ed. in Literacy at the University of Dayton". */
function studyOf(item: string): string | undefined {
  const [, line = '', end = ''] = /^studying for: (.+?)(, to finish in [^,]+)?$/iu.exec(item) ?? [];
  const degree = line === '' ? undefined : phraseDegree(line);
  return degree === undefined ? undefined : `studying for ${degree.replace(' from ', ' at ')}${end}`;
}

/** "Studying for: Bachelor of Laws (in progress), to finish in 2027" behind "I am". */
const openOf = (item: string): string =>
  studyOf(item) ??
  item
    .replace(/\s*\((?:in progress|studying|ongoing|expected)[^()]*\)/iu, '')
    .replace(
      /^studying for: ((?:bachelor|master|diploma|degree|[BM]\.?\p{Lu}).*)$/iu,
      (_, degree: string) => `studying for ${withArticle(degree)}`,
    )
    .replace(/^studying for: /iu, 'studying for ')
    .replace(/^in progress: (.*?)(?:,? ?[–—-]? ?\(?in progress\)?)?$/iu, 'working towards $1');

/** "Tools: Excel, SAP": names with a capital or a digit in each. */
function namesIn(item: string): Paper | undefined {
  const names = item.replace(LABEL, '').split(ITEM_END);
  if (
    names.some((name) =>
      /^\d+$|\b(?:days?|months?|years?|weeks?|academy|school|college|through|until|expires|commission|married|girls?|boys?|trips?)\b/iu.test(
        name,
      ),
    )
  )
    return undefined;
  const areNames =
    names.length >= FEWEST_NAMES &&
    names.every((name) => name.split(' ').length <= LONGEST_NAME && /\p{Lu}|\d/u.test(name) && !isTitle(name));
  return areNames ? { kind: 'used', text: listed(names.map(inSmall)) } : undefined;
}

/** "Wound care" within a sentence; "Power BI" is a name. */
const inSmall = (name: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** "Polish native / English C1 / German B1" and "Languages: Polish, English" as languages. */
function languagesOf(item: string): string | undefined {
  const plain = item
    .replace(/^languages?(?: spoken)?\s*:?\s+/iu, '')
    .replace(/^first language (\p{L}+)$/iu, '$1 (first language)');
  const parts = plain.split(/\s+\/\s+|,\s+(?![^()]*\))|;\s+|\s+and\s+/u).slice(0, MOST_LANGUAGES);
  const spoken = parts.map((part) => {
    const [, name = '', level = ''] =
      /^(?:some |basic )?(\p{L}+)(?:$|(?:\s*[(:–—-]\s*|\s+(?=(?:native|fluent|good|basic|[ABC][12])\b))([^()]{1,40})(?:$|[()].*))/u.exec(
        part,
      ) ?? [];
    return isHumanLanguage(name) || /^isi\p{Lu}/u.test(name)
      ? part.trim() && { name, level: level.trim(), part }
      : undefined;
  });
  const known = spoken.filter((one) => one !== undefined && one !== '');
  if (known.length === 0 || 2 * known.length < parts.length) return undefined;
  return listed(
    known
      .filter(
        ({ part }) =>
          !LIMITED.test(part) ||
          /\b(?:speak|spoken|write|fluent|native)\b/iu.test(part) ||
          /^(?:some|basic) /iu.test(part),
      )
      .map(({ name, level, part }) =>
        /^(?:some|basic) /iu.test(part) ? `some ${name}` : LEVEL.test(level) ? `${name} (${level})` : name,
      ),
  );
}

/** "First aid, 2024" with its year in brackets and "Nursing licence: No. 5" without a colon. */
const named = (item: string): string =>
  item
    .replace(
      /^(?:Full|Clean|Valid|Current)(?= (?:clean |full |valid )?(?:\p{Lu}\p{L}+ )?(?:driv\p{L}*['’]?s? )?licen[cs]e\b)/u,
      (word) => word.toLowerCase(),
    )
    .replace(/^(clean|full|valid|current) /u, 'a $1 ')
    .replace(/, own ((?:reliable )?(?:car|vehicle|transport|van|truck))$/iu, ' (own $1)')
    .replace(PLAIN_LICENCE, (start) => `a ${start.toLowerCase()}`)
    .replace(/^First aid\b/u, 'first aid')
    .replace(
      /^(?!An? )(?=\p{Lu}[^,;()]*\b(?:Certificate|Licen[cs]e|[Ee]ndorsement|Award|Diploma|Certification)(?:,? (?:19|20)\d\d| \([^()]*\))?$)/u,
      'the ',
    )
    .replace(/^(?=\p{Lu}[^,;()]+ (?:Certificate|Diploma|Award) in \p{Lu})/u, 'the ')
    .replace(/^(?:Certificate|Diploma|Award) in \p{Lu}/u, (start) => withArticle(start))
    .replace(/^(?=\p{Lu}\p{L}+ driving licen[cs]e\b)/u, 'a ')
    // "Certified Administrator, CKA (2023)"
    .replace(/^([^,()]+), (\p{Lu}{2,6})(?= \(| *$)/u, (whole, name: string, short: string) =>
      initialsOf(name) === short ? `${name} (${short})` : whole,
    )
    // "CMA — since 2020, renewed 2023"
    .replace(/,?\s+(?:[–—-]\s+)?(since (?:19|20)\d\d)\b[^()]*$/u, ' ($1)')
    .replace(/, online(?=, |$)/u, '')
    .replace(/\b(\d{1,2}\/(?:19|20)\d\d)$/u, (date) => writtenDate(date))
    .replace(/^(\p{Lu}{3,6}) [–—-] ([^()]+)$/u, '$1 ($2)')
    // "PMP, 2019 (renewed 2022)", "Truck licence (RTITB), refreshed 2024"
    .replace(/, ((?:19|20)\d\d) \(([^()]{3,20})\)$/u, ' ($1, $2)')
    .replace(/\(([^()]{2,30})\), ((?:refreshed|renewed|valid|current)\b[^()]{3,25})$/u, '($1, $2)')
    .replace(/,?\s+(?:[–—-]\s+)?(?:passed|obtained|awarded|completed)\s+((?:\p{L}{3,9} )?(?:19|20)\d\d)$/u, ', $1')
    .replace(/^([^:()]{0,35}\b(?:licen[cs]e|registration|membership|card|certificate)): ([^:()]{2,60})$/iu, '$1 ($2)')
    .replace(/^([^:()]{2,50}): ([^:()]{2,70})$/u, '$1 ($2)')
    .replace(
      /^(?=(?:\p{Lu}*[AEIOU]){3})\p{Lu}{6,}(?= [\p{Lu}\d])/u,
      (label) => label.charAt(0) + label.slice(1).toLowerCase(),
    )
    .replace(/(?<! \d{1,2}),\s*((?:\p{L}{3,9} )?(?:19|20)\d\d)$/u, ' ($1)')
    // "Forklift - sit down and stand up", "Wisconsin bartender license", "Class 5 licence"
    .replace(/^(\p{L}[^:(),–-]{2,40}) - ([^()]{3,60})$/u, '$1 ($2)')
    .replace(/^\p{Lu}[^,;()]*(?: \([^()]*\))? licen[cs]e(?=,| \(|$)/iu, (paper) =>
      /^(?:an?|the) /iu.test(paper) ? paper : withArticle(paper),
    )
    // "Green Belt, ASQ (2023)"
    .replace(/^([^,()]+), (\p{Lu}{2,6}) \(((?:19|20)\d\d)\)$/u, '$1 ($2, $3)')
    .replace(/\(([^()]{2,30})\) \(((?:since |\p{L}{3,9} )?(?:19|20)\d\d)\)$/u, '($1, $2)');

const initialsOf = (name: string): string => (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');

/** "Certified Scrum Product Owner (CSPO, 2021)" names a person: what one holds is its certificate. */
function certificateOf(name: string): string {
  const [, head = '', bracket = ''] = /^([^()]+?)((?: \([^()]*\))?)$/u.exec(name) ?? [];
  const isOfPerson = /\bCertified\b/u.test(head) || (isTitle(head) && !/\b(?:licen|regist|card)/iu.test(head));
  return isOfPerson && !OF_PAPER.test(head) ? `the ${head} certificate${bracket}` : name;
}
const OF_PAPER =
  /\b(?:certificat\p{L}+|licen[cs]e|diploma|degree|award|course|training|belt|card|level|registration)\b|^(?:an?|the) |:/iu;

/** Joined by "and"; by semicolons where an item has a comma. */
export function listed(items: readonly string[]): string {
  if (items.length < FEWEST_NAMES) return items.join('');
  const bare = items.map((item) => item.replace(/\([^()]*\)/gu, ''));
  if (items.length === FEWEST_NAMES && bare[0]?.includes(',')) return items.join(', and ');
  const joint = items.length > FEWEST_NAMES && bare.some((item) => item.includes(',')) ? '; ' : ', ';
  return `${items.slice(0, -1).join(joint)}${joint === '; ' ? '; and' : ' and'} ${items.at(-1)}`;
}
