import { isCompany, isLocation, isTitle } from '../entities/classify-part.ts';
import { GIVEN_NAMES } from '../entities/name-lists.ts';
import { matchSkills } from '../skills/match-skills.ts';
import { UNNAMED_THINGS } from '../skills/phrase-words.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { headNames } from './find-head-name.ts';
import { isTitleLine } from './find-role-title.ts';
import { PLACEHOLDER } from './job-label-patterns.ts';
import type { JobText } from './read-job.ts';
import { sentencesOf } from './read-job.ts';

/** A word of a name; a full stop belongs to "St." and "Dr." and ends a sentence elsewhere: "Join Quillpay. We help …". */
const NAME_WORD = String.raw`(?:(?:St|Dr|Mt|Ft|Inc|Co|Bros)\.|\p{Lu}[\p{L}\p{N}&'’+-]{0,80}(?:\.[\p{L}\p{N}]{1,80})*)`;
const NAME = String.raw`${NAME_WORD}(?:[ \t]+(?:(?:and|&|of|the|for|de)[ \t]+)?${NAME_WORD}){0,6}`;
const SENTENCE_PATTERNS = [
  new RegExp(
    String.raw`\bjoin\s+(?:the|our)\s+(?:[\p{L}&-]+\s+){1,4}?(?:team|service|department|unit|ward|faculty|practice|division)\s+(?:of|at)\s+(?:the\s+)?(${NAME})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:^|[.!?]\s+|\n)(${NAME})\s+(?:is|are)\s+(?:currently\s+|now\s+|actively\s+)?(?:looking|hiring|seeking|recruiting|searching|growing` +
      String.raw`|building|an?\s(?!must\b|plus\b|bonus\b|requirement\b|advantage\b)|the\s|one of)`,
    'gu',
  ),
  new RegExp(String.raw`(?:^|[.!?]\s+|\n)(${NAME})\s+(?:seeks|needs|requires|invites|is recruiting)\s`, 'gu'),
  new RegExp(
    String.raw`\b(?:[Jj]oin|[Jj]oining|[Cc]ome work (?:for|at)|(?<![Pp]lace to )[Ww]ork (?:for|at)|[Cc]areers? (?:at|with)|[Ll]ife at|About)\s+(?:the\s+)?(${NAME})` +
      String.raw`(?!\p{L}|\s+(?:\p{Lu}\S*\s+)*(?:team|service|department|unit|ward|division)\b)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:^|\n|[.!?] )(${NAME})\s+(?:helps|operates|delivers|builds|organi[sz]es|makes|protects|provides|serves` +
      String.raw`|runs|sells|develops|designs|creates|employs|manages|supplies|has been|have been)\s`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:[Mm]y|[Oo]ur|[Tt]he)\s+(?:\p{L}+\s+)?[Tt]eam\s+(?:at|@)\s+(${NAME})`, 'gu'),
  new RegExp(
    String.raw`^\s*(${NAME_WORD}(?:\s+${NAME_WORD}){0,3}?)\s+(?:Early Careers|(?:Graduate|Apprenticeship|Internship|Trainee)\s+(?:Scheme|Program(?:me)?)|Careers)\b`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:[Gg]reetings|[Hh]ello|[Hh]i|[Ww]elcome)(?: from| to| of)\s+(?:the\s+)?(${NAME})`, 'gu'),
  new RegExp(
    String.raw`\b(?:[Ww]orking for|[Ww]e(?:['’]re| are))\s+(${NAME})(?=[.,!]|[ \t]*\n|\s+(?:means|is|and)\b)`,
    'gu',
  ),
];
/** "Nurse at Mercy Hospital" is on the first line or on the one with the title; "English at B2" further down names no one. */
const BEHIND_AT = new RegExp(
  String.raw`^[^\n]{3,80}?(?<!\b(?:week|days?|hours?|office|month|site|based|meetings?))\s(?:at|@|bei|chez)\s+(${NAME})`,
  'u',
);
const AT_BEFORE_PRONOUN = new RegExp(String.raw`\b[Aa]t\s+(${NAME}),?\s+(?:we|our|you)\b`, 'gu');
/** A form of company, by which a name by itself is known as an employer's. */
const LEGAL_NAME = joinPattern(
  'iu',
  String.raw`^\p{Lu}[\p{L}\p{N}&+'’. -]{0,50}[\s,]+(?:Inc|Incorporated|LLC|L\.L\.C|Ltd|Limited|Corp|Corporation|Co|g?GmbH|KGaA|AG|SE|KG|PLC|plc|LLP|S\.A|SAS|SARL`,
  String.raw`|B\.V|BV|N\.V|NV|AB|Oy|ApS|Pty Ltd|\(?(?:Pvt|Private|Pte|Pty)\.?\)? (?:Ltd|Limited))\.?(?=$|,\s)`,
);
/** A name by which a house is known as an employer, on one of the first lines: "St Aldhelm's Hospital NHS Foundation Trust". */
const PUBLIC_NAME = joinPattern(
  'u',
  String.raw`^(?=.*\b(?:Hospital|Trust|School|Academy|University|College|Council|Clinic|Hotel|Museum|Building Society|Bank|Credit Union|District|Municipality|Authority|Foundation|Stiftung|Commission`,
  `|(?:Dental|Medical|Health|Veterinary|Implant|Leisure|Garden|Arts) Cent(?:re|er)|^(?:Department|Ministry`,
  String.raw`|Office) (?:for|of))\b)\p{Lu}[\p{L}'’.-]*(?:\s+(?:of|the|and|for|&|do|da|dos|de|del|di|\p{Lu}[\p{L}'’.-]*)){1,7}(?:(?:,|\s+[–—|·•-])\s.*)?$`,
);
const PUBLIC_NAME_LINES = 3;
/** A separate line below the title: "at Ferrywave, Edinburgh". */
const LINE_OF_AT = new RegExp(String.raw`^(?:at|with)\s+(${NAME})(?=,|\.?$)`, 'u');
/** The same within a sentence: "Kestrel Components, Inc. machines parts". */
const LEGAL_WITHIN = new RegExp(
  String.raw`(${NAME},?\s+(?:Inc|LLC|Ltd|Limited|GmbH|PLC|plc|LLP|Pty Ltd|B\.V|S\.A|Corp)\b\.?)`,
  'gu',
);
const NO_COMPANY = joinPattern(
  'iu',
  '^(?:we|our|ours|us|you|your|the|this|the (?:role|job|position|team|company|opportunity)|about|job|role|position|responsibilities',
  '|requirements?|an?|if|as|for|who|what|candidates?|applicants?|experience|python|team|company|here|it|they|there|remote|must|nice|salary',
  '|location|excellent|strong|good|solid|advanced|basic|fluent|deep|proven|sound|confident|working|ai|hr|it|uk|eu',
  '|christmas|easter|spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october',
  '|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|hi|hello)$',
);
const MAX_NAME_LENGTH = 60;
/** A company's own address has its name in small letters. */
const ADDRESS = /\S{1,64}@\S{1,200}|(?:https?:\/\/|www\.)\S{1,200}/giu;

/** The employer's name, or ''. `managerName` is a person and never the employer: "Jane Smith is the hiring manager". */
export function findCompany(job: JobText, text: string, managerName: string): string {
  const labelled = job.fields.flatMap(({ kind, value }) => (kind === 'company' ? [labelledName(value)] : []));
  const openings = [
    ...job.fields.filter(({ kind }) => kind === 'title').map(({ value }) => value),
    ...job.lines.filter((line) => line.isOpening && isTitleLine(line)).map((line) => line.text),
  ];
  const candidates = [
    ...SENTENCE_PATTERNS.flatMap((pattern) => namesIn(text, pattern)),
    ...[text.trim(), ...openings].flatMap((line) => BEHIND_AT.exec(line)?.[1] ?? []),
    ...namesIn(text, AT_BEFORE_PRONOUN),
    ...job.lines.filter(({ isLead }) => isLead).flatMap(({ text: line }) => LINE_OF_AT.exec(line)?.[1] ?? []),
  ].map(trimmed);
  const legalNames = job.lines
    .filter(({ isLead, isItem }) => isLead && !isItem)
    .flatMap((line) => line.text.split(/\s+[–—|·•>-]\s+|\t+/u))
    .flatMap((piece) => LEGAL_NAME.exec(piece.trim())?.[0] ?? []);
  const publicNames = job.lines
    .filter(({ isLead, isItem }) => isLead && !isItem)
    .slice(0, PUBLIC_NAME_LINES)
    .map((line) => ({ text: unshouted(line.text) }))
    .filter(({ text: line }) => PUBLIC_NAME.test(line))
    .map((line) => line.text.split(/\s+[–—|·•-]\s+|,\s/u)[0] ?? '');
  const isAgency = (name: string) => AGENCY.test(name) && FOR_CLIENT.test(text);
  const heads = headNames(job, text).filter(({ name }) => isName(name, managerName));
  const found =
    labelled.find((name) => isName(name, managerName)) ??
    candidates.find((name) => isName(name, managerName) && !isTitle(name) && isSupported(name, text)) ??
    [
      ...legalNames,
      ...publicNames,
      ...[...new Set(namesIn(text, LEGAL_WITHIN))].filter((name) => !isController(trimmed(name), text)),
    ]
      .map(trimmed)
      .find((name) => isName(name, managerName) && !isTitle(name)) ??
    (recurringName(job, text, managerName) || headOrSubject(heads, (least) => subjectName(text, managerName, least)));
  const whole = withWholeName(withWholeForm(found, text), job, text);
  if (labelled.length === 0 && isPlaceHere(whole, text)) return '';
  return isAgency(found) ? '' : withoutCounty(heads.find(({ name }) => isLongerName(name, whole))?.name ?? whole, text);
}

/** The name in the head. A program may stand there ("Payroll Analyst – SAP SuccessFactors"); then the name that begins a sentence is the employer. */
function headOrSubject(
  heads: readonly { name: string; isSure: boolean }[],
  subject: (least: number) => string,
): string {
  const head = heads.find(({ isSure }) => isSure)?.name ?? '';
  if (head === '') return subject(2);
  const named = matchSkills(head).length > 0 ? subject(1) : '';
  return named === '' || head.includes(named) ? head : named;
}

/** "Elm Dairies, Co" of "Elm Dairies, Co. Cavan", where the county begins. */
function withoutCounty(name: string, text: string): string {
  const [, house = ''] = /^(.+), Co$/u.exec(name) ?? [];
  const behind = house === '' ? -1 : text.indexOf(`${name}. `);
  return behind >= 0 && /^\p{Lu}\p{Ll}/u.test(text.slice(behind + name.length + 2)) ? house : name;
}

/** "Siemens PLC" is a programmable controller where the text speaks of such things, and no company. */
const isController = (name: string, text: string): boolean =>
  / PLC$/u.test(name) &&
  (new RegExp(String.raw`\b(?:an?|your|any)\s+${escapePattern(name)}\b`, 'u').test(text) ||
    /\b(?:PLCs|PLC (?:code|programm\p{L}+|knowledge|faults?|logic)|SCADA|HMIs?|TIA Portal|controllers?|automation)\b/iu.test(
      text,
    ));

/** A name of several words that two sentences begin with (or `least`), each with a verb behind it: "Alder Water insures …", "Alder Water wants …". */
function subjectName(text: string, managerName: string, least: number): string {
  const names = namesIn(text, SUBJECT);
  return (
    names.find(
      (name, at) =>
        name.includes(' ') &&
        names.slice(0, at + 1).filter((one) => one === name).length >= least &&
        isName(name, managerName) &&
        !isTitle(name) &&
        isSupported(name, text),
    ) ?? ''
  );
}
const SUBJECT = new RegExp(String.raw`(?:^|[.!?]\s+|\n)(${NAME})\s+\p{Ll}{2,12}s\s`, 'gu');

/** Whether the text uses the name as a place: "a nursery with 26 ha in Bleiswijk", and never "at Bleiswijk". */
function isPlaceHere(name: string, text: string): boolean {
  if (name === '' || name.includes(' ')) return false;
  const countOf = (lead: string) =>
    text.match(new RegExp(String.raw`\b(?:${lead})\s+${escapePattern(name)}(?![\p{L}\p{N}'’])`, 'giu'))?.length ?? 0;
  return countOf('in|near|around|outside') > countOf('at|join|joining|with|for|by|about|of');
}

/** "Penrose Valley Transport" on a first line for the "Penrose Valley" of a sentence. */
const isLongerName = (name: string, found: string): boolean =>
  found !== '' &&
  name.length > found.length &&
  name.toLowerCase().startsWith(found.toLowerCase()) &&
  /^(?:['’]s)?\s/u.test(name.slice(found.length));

/** An agency that advertises for another names itself and not the employer. */
const AGENCY =
  /\b(?:recruit\p{L}*|staffing|personnel|headhunt\p{L}*|talent|resourcing|consult\p{L}* search|consultants)\b/iu;
const FOR_CLIENT =
  /\b(?:(?:our|my|the)(?: \p{L}{3,20})? clients?|recruiting (?:for|on behalf of)|on behalf of|(?:employment|recruitment) (?:agency|business))\b/iu;

/** "Atlantic Harbour" as "Atlantic Harbour Credit Union", where that fills one of the first lines or is written more than once. */
function withWholeName(name: string, { lines }: JobText, text: string): string {
  if (!name.includes(' ')) return name;
  const longer = [
    ...text.matchAll(new RegExp(String.raw`${escapePattern(name)}(?:[ \t]\p{Lu}[\p{L}’'-]{2,30}){1,3}`, 'gu')),
  ]
    .map(([whole]) => whole)
    .filter((whole) => !isTitle(whole) && !NAMES_NO_HOUSE.test(whole));
  const first = lines.slice(0, FIRST_LINES).map((line) => line.text);
  return longer.find((whole) => first.includes(whole) || longer.filter((other) => other === whole).length > 1) ?? name;
}
const FIRST_LINES = 6;
const NAMES_NO_HOUSE =
  /\b(?:careers?|jobs?|team|benefits?|values?|culture|story|mission|vacanc\p{L}+|apply|offers?|who|why|what|how|our|we|is|are|talent|people|hr|recruit\p{L}*)$/iu;

/** "Brackenhaus SE & Co" with its "KG" behind the full stop. */
function withWholeForm(name: string, text: string): string {
  const whole = / & Co$/u.test(name)
    ? ['. KG', '. KGaA', '. OHG'].find((end) => text.includes(`${name}${end}`))
    : undefined;
  return `${name}${whole ?? ''}`;
}

/** "ST OSYTH'S PRIMARY SCHOOL" as "St Osyth's Primary School"; other lines as they are. */
function unshouted(line: string): string {
  if (line !== line.toUpperCase() || line.length < SHORTEST_SHOUT) return line;
  return line
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=\s)(?:Of|And|The|For|Do|Da|Dos|De|Del|Di)(?=\s)/gu, (word) => word.toLowerCase());
}
const SHORTEST_SHOUT = 12;

/** A name on one of the first lines: "The Corran Arms & Lodges, Ballinaskeagh". */
const NAME_LINE = new RegExp(String.raw`^(?:The\s+)?(${NAME}(?:\s+&\s+${NAME_WORD})?)(?=$|,|\s[–—|·•-])`, 'u');
const RECURRING_LINES = 4;

/** A name on one of the first lines if its first two words recur further down, or ''. Titles and places recur too. */
function recurringName(job: JobText, text: string, managerName: string): string {
  for (const line of job.lines.filter(({ isLead, isItem }) => isLead && !isItem).slice(0, RECURRING_LINES)) {
    const name = NAME_LINE.exec(line.text)?.[1] ?? '';
    const [first = '', second = ''] = name.split(/\s+/u);
    if (second === '' || !isName(name, managerName) || isTitle(name) || isTitleLine(line)) continue;
    const isOrdinary = [first, second].every((word) => COMMON_WORDS.has(word.toLowerCase()));
    if (!isOrdinary && text.split(`${first} ${second}`).length > 2)
      return line.text.startsWith('The ') ? `The ${name}` : name;
  }
  return '';
}

/**
 * A name in a sentence may be any capital word: "Join the Speed team", "Veterans are an asset". One that the text also writes small, a common
 * word, a known acronym and a person's name are no employer's.
 */
function isSupported(name: string, text: string): boolean {
  const words = name.split(/\s+/u);
  const [first = ''] = words;
  if (isPresented(name, text)) return true;
  if (GIVEN_NAMES.has(first.toLowerCase()) && words.length > 1) return isCompany(name);
  if (words.length > 1) return true;
  // "Join Aoife's front desk team" names a person where the name is never written without its "'s".
  if (!text.split(first).some((behind, at) => at > 0 && !/^['’]s\b/u.test(behind))) return false;
  const small = first.toLowerCase();
  if (COMMON_WORDS.has(small) || UNNAMED_THINGS.has(small) || isWithin(small, text.replace(ADDRESS, ' '))) return false;
  // "Veterans are an asset" begins with a capital as each sentence does.
  const isInSentence = text.split(first).some((before) => /[\p{L},] ?$/u.test(before));
  return isInSentence || text.split(first).length > 2;
}

/** "Hopwire is hiring" opens the advertisement, "About us" stands above the name, or "is an Irish fulfilment company" behind it. */
function isPresented(name: string, text: string): boolean {
  const at = text.indexOf(name);
  const before = text.slice(Math.max(0, at - MOST_BEFORE), at);
  const behind = text.slice(at + name.length, at + name.length + MOST_BEHIND);
  const opens = before.trim() === '' && /^ is (?:hiring|recruiting)\b/u.test(behind);
  const isBelow =
    /(?:^|\n)(?:about us|who we are|who are we|our company)\s?[?:]?\n+$/iu.test(before) &&
    /^ \p{Ll}{2,12}s /u.test(behind);
  const isKind = /(?:^|\n)$/u.test(before) && IS_HOUSE.test(behind);
  return at >= 0 && name.length >= SHORTEST_NAME && (opens || isBelow || isKind);
}
const MOST_BEFORE = 40;
const MOST_BEHIND = 80;
const SHORTEST_NAME = 4;
const IS_HOUSE =
  /^ is an? (?:[\p{L}-]+ ){0,4}(?:company|firm|charity|business|manufacturer|retailer|group|practice|agency|studio|start-?up|co-operative|consultancy|publisher)\b/u;

/** Whether a word is written in a text as such, as no part of another one. */
function isWithin(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = `${text.charAt(at - 1)}${text.charAt(at + word.length)}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** "Acme Corp, Berlin - makers of anvils" without place and praise. */
function labelledName(value: string): string {
  const [line = ''] = value.split(/\s+[–—|·•-]\s+|\s*[(\t;]|\s+(?:https?:|www\.)/u);
  const [sentence = ''] = sentencesOf(line);
  const pieces = sentence.split(/,\s+/u);
  const end = pieces.findIndex(
    (piece, index) => index > 0 && (isLocation(piece) || /^\d|^an?\s|^the\s/u.test(piece) || OFFICE.test(piece)),
  );
  return trimmed(pieces.slice(0, end < 0 ? pieces.length : end).join(', '));
}

/** "HR Department", "People Team", "School Office": who answers for the employer. */
const OFFICE =
  /^(?:the )?(?:HR|human resources|people|talent|recruitment|resourcing|personnel|school|admissions)\b.*|\b(?:department|team|office|unit)$/iu;

function trimmed(name: string): string {
  return name
    .trim()
    .replace(/[.,;:]+$/u, '')
    .replace(/['’]s$/u, '');
}

/** "We are going for B Corp", "we're BRC AA+": a badge of the employer. */
const ACCREDITED = joinPattern(
  'iu',
  '^(?:certified )?(?:B[ -]Corp(?:oration)?|BRC(?:GS)?|ISO|IATF|AS ?9100|FSSC|SALSA|CQC|Ofsted|GDPR|Investors? in People|Disability Confident|Real Living Wage|Living Wage|Armed Forces Covenant',
  String.raw`|Great Place to Work|Top Employers?|Cyber Essentials|Soil Association|Fairtrade|Red Tractor|Magnet|EEO|EOE)(?![\p{Ll}'’])`,
);
/** "Bus Drivers Wanted" is a headline. */
const POST_WANTED = /\s(?:wanted|needed|required)$/iu;
const GIVEN_OR_HONORIFIC = /^\p{Lu}[\p{L}'’.-]*$/u;

function isName(name: string, managerName: string): boolean {
  return (
    name.length > 1 &&
    name.length <= MAX_NAME_LENGTH &&
    name !== managerName &&
    // "Join Pania's crew", "to Pania Reid": a given name.
    !(managerName.startsWith(`${name} `) && GIVEN_OR_HONORIFIC.test(name)) &&
    !PLACEHOLDER.test(name) &&
    !NO_COMPANY.test(name) &&
    !ACCREDITED.test(name) &&
    !POST_WANTED.test(name) &&
    !NO_COMPANY.test(name.replace(/^The\s+(?=\p{Lu}\S*\s+\p{Lu})/u, '').split(/\s/u)[0] ?? '') &&
    !isLocation(name)
  );
}
