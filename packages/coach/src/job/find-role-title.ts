import { isLocation, isTitle } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { agentTitle } from './agent-title.ts';
import { explicitTitle } from './explicit-title.ts';
import { HEADING_NOUNS } from './job-label-patterns.ts';
import { isSurelyPerson, personAtStart } from './person-name.ts';
import type { JobLine, JobText } from './read-job.ts';
import { sentencesOf } from './read-job.ts';
import { singularTitle } from './singular-title.ts';
import { unknownTitle } from './unknown-title.ts';

const SENTENCE_PATTERNS = [
  joinPattern(
    'iu',
    String.raw`\b(?:looking (?:for|to (?:hire|recruit|appoint))|on the lookout for|in (?:search|need) of|seeking|seeks|hiring|recruiting|(?:wish(?:es)?`,
    '|want(?:s)?|seek(?:s|ing)?|looking) to (?:appoint|recruit|hire|employ)|searching for|need|needs|require|requires',
    String.raw`|(?:opportunity|opening|vacancy|position)(?: has (?:arisen|opened|come up|become available))? for)\s+(?:an?`,
    String.raw`|our next|our new|another|the)\s+(?:(?:experienced|talented|motivated|passionate|skilled|dedicated|enthusiastic|reliable|friendly|new`,
    String.raw`|highly \w+)\s+(?:and\s+\w+\s+)?)*([\p{L}\p{N}/&+#. -]{3,70}?)(?=\s+(?:to|who|with|for|in|at|that|on|based|join|\()|[,.;:!\n]|$)`,
  ),
  /\b(?:as|for the (?:role|position) of|role of|position of)\s+(?:an?\s+|our\s+|the\s+)?([\p{L}\p{N}/&+#-]+(?:\s+[\p{L}\p{N}/&+#-]+){0,4}?)(?=\s+(?:at|with|in|to|you|on)\b|[,.;:!\n]|$)/iu,
];
/** What an advertisement says of the person before it names the position. */
const PRAISE = joinPattern(
  'iu',
  String.raw`^(?:an?|our|the|some|more|new|next|two|three|four|five|six|several|multiple|\d+|experienced|qualified|talented|motivated|passionate|skilled`,
  '|dedicated|enthusiastic|reliable|friendly|caring|ambitious|outstanding|great|additional|full[- ]time|part[- ]time|and)$',
);
/** "An enthusiastic and reflective practitioner" names no position. */
const ANYBODY =
  /^(?:\p{Ll}[\p{L}-]*,?\s+)*(?:practitioner|professional|individual|person|colleague|leader|specialist|expert|member)s?(?:\s+of\b.*)?$/u;
/** Several of a kind: "hiring Nurses", "to appoint two enthusiastic Teaching Assistants". */
const SEVERAL_PATTERN = joinPattern(
  'giu',
  String.raw`\b(?:looking for|on the lookout for|in (?:search|need) of|looking to (?:hire|recruit|appoint)|seeking|seeks|hiring|recruiting|recruits?`,
  String.raw`|appoint|searching for|hires?|(?:vacancies|opportunities|openings|positions) for)\s+((?:[\p{L}\p{N}/&+#-]+,?\s+(?!(?:to|who|with|for|in|at`,
  String.raw`|that|on|from|is|are|and you)\b)){0,6}[\p{L}-]+)(?=\s|[,.;:!?()]|$)`,
);
const MAX_TITLE_WORDS = 8;
/** A labelled title of so few words need not end in the word for the position. */
const MAX_FREE_WORDS = 4;
const MAX_TITLE_LENGTH = 80;
/** Words of sentences, of which a title has none. */
const SENTENCE_WORDS =
  /\b(?:we|you|your|our|is|are|was|has|have|will|be|looking|for|join|seeks|(?<!special )needs|hires|wants|requires|invites|recruits|offers|welcomes|this|who|please|reporting|reports)\b/iu;
/** "As a Nurse", "The Nurse": what begins a sentence. */
const SENTENCE_START = /^(?:as|at|in|for|with|the|an?|to|from|if|when|under|together)\s/iu;
/** Titles that begin with the rank: "Head of Sales", "VP Marketing", but not "Manager training and rotas". */
const RANK_FIRST =
  /^(?:[Hh]ead|VP|[Vv]ice [Pp]resident|[Cc]hief|[Dd]irector|[Mm]anager|[Tt]eacher|[Pp]rofessor|[Ll]ecturer|[Oo]fficer|[Aa]ssistant)(?:\s+(?:of|the|to|and|for|in|&|[\p{Lu}\p{N}]\S*))*$/u;
/** A level or a class behind a title: "Engineer II", "Nurse Level 5". */
const LEVEL = /\s+(?:[IVX]{1,4}|[A-Z]?\d{1,2}|(?:level|grade|band|tier)\s+\w{1,3})$/iu;
/** What follows a title in a list of facts: "Full time", "Remote", "£40k". */
const TERMS =
  /^(?:(?:full|part)[ -]?time|permanent|temporary|fixed[ -]term.*|contract.*|freelance|hybrid|remote.*|on-?site|immediate.*|urgent.*|[£$€].*|\d.*)$/iu;
const GENDERS = /\(?\b[mfwdx]\s?\/\s?[mfwdx](?:\s?\/\s?[mfwdx])?\b\)?/giu;
/** "Staff benefits", "Benefits for staff", "Team lead perks and rewards": a heading, although some of its words name a position. */
const HEADING = new RegExp(
  String.raw`^(?:(?:\p{L}+|&),?[\s-]+){0,6}(?:${HEADING_NOUNS})(?:\s+(?:for|of|as|at|in|to|with)\s.*|\s*[?!…:.]*)$|^(?:about|meet|why|how|what|who|where` +
    String.raw`|life (?:at|as|in|with)|work(?:ing)? (?:at|as|for|in|with)|welcome to|being an?|becom(?:e|ing) an?)\s`,
  'iu',
);
/** What announces a role and is no part of it: "Line cook wanted", "Urgent: Senior Nurse". */
const NOTICE_BEHIND =
  /\s+(?:wanted|needed|required)\b.*$|\s+(?:vacanc(?:y|ies)|positions?|roles?|jobs?|posts|openings?|opportunit(?:y|ies))!?$/iu;
const NOTICE_BEFORE =
  /^(?:now hiring|we(?:['’]re| are) hiring|wanted|urgent(?:ly)?(?:\s+(?:hiring|required|needed))?|vacancy)[\s:!–-]+(?:an?\s+)?/iu;
/** "QA" and "SRE" are written so, "SOUS CHEF" is shouted. */
const SHORTEST_SHOUT = 5;
const SMALL_WORDS = /(?<=\s)(?:Of|And|The|For|In|To|At|With)(?=\s)/gu;
const ACRONYMS =
  /\b(?:It|Hr|Qa|Ux|Ui|Vp|Pr|Bi|Ai|Ml|Rn|Icu|Er|Seo|Sap|Crm|Erp|Cnc|Hgv|Lgv|Php|Sql|Aws|Ceo|Cto|Cfo|Coo)\b/gu;

/**
 * The role that an advertisement is for, or ''. A labelled one goes first, then a title among the lines that it opens with, one that a
 * sentence names, and one on a separate line further down.
 */
export function findRoleTitle(job: JobText, text: string): string {
  const labelled = job.fields.flatMap(({ kind, value }) => (kind === 'title' ? labelledTitle(value) : []));
  const leads = leadsOf(job);
  const [opening] = leads.flatMap((line, index) => titleOfLine(line, index === 0));
  const [standing] = job.lines.filter(({ isOpening }) => isOpening).flatMap((line) => titleOfLine(line, false));
  const [told = severalTold(text)] = SENTENCE_PATTERNS.flatMap((pattern) => pattern.exec(text)?.[1] ?? []).filter(
    (title) => isTitle(title) && !ANYBODY.test(title),
  );
  const [several] = leads.flatMap(severalOfLine);
  // "We need a nurse" says less than the line "Senior Nurse".
  // A title in small letters says what kind of person is wanted: the line with capitals is its name.
  const isFuller = standing?.toLowerCase().endsWith(` ${told?.toLowerCase() ?? ''}`) || /^\p{Ll}/u.test(told ?? '');
  const [first] = job.lines;
  return cleanTitle(
    withoutFrame(
      labelled[0] ??
        opening ??
        (isFuller ? (standing ?? told) : told) ??
        standing ??
        several ??
        (unknownTitle(first?.text ?? '', text) ||
          job.doubtfulTitles[0] ||
          holderOf(text) ||
          explicitTitle(text) ||
          unheaded(agentTitle(text))) ??
        '',
    ),
  );
}

const unheaded = (title: string): string => (HEADING.test(title) ? '' : title);

/** "Vacancy for the Position of Tax Manager" and "★ Line Cook" without the words before the title. */
function withoutFrame(title: string): string {
  return title
    .replace(/^\s*\(?[^()]{1,24}\)\s*(?=\p{Lu})/u, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^(?:.{0,40}\b)?(?:the )?(?:position|post|role) of (?:an? |the )?(?=\p{L})/iu, '');
}

/** The lines that an advertisement opens with; behind a mere notice ("Now hiring!!") the next one is the first. */
function leadsOf({ lines }: JobText): JobLine[] {
  const leads = lines.filter(({ isLead }) => isLead);
  const [next] = lines.filter(({ isLead, isOpening }) => isOpening && !isLead);
  return leads.every(({ text }) => NOTICE_ALONE.test(text)) && next ? [next] : leads;
}
const NOTICE_ALONE =
  /^(?:now hiring|we(?:['’]re| are) hiring|hiring(?: now)?|help wanted|wanted|urgent|vacancy|job vacancy|join (?:us|our team))[\s!.:]*$/iu;

/** "The Warehouse Supervisor (Nights) is responsible for": who does the work, where an advertisement never says whom it looks for. */
const HOLDER = joinPattern(
  'gu',
  String.raw`(?:^|[.!?\n][ \t]{0,3})The ((?:\p{Lu}[\p{L}&/-]*\s(?:(?:of|and|&)\s)?){1,6})(?:\([^()\n]{1,40}\)\s)?`,
  String.raw`(?:is (?:responsible|accountable)|will (?:be|lead|have|work|assist|support|manage)|determines|assists|leads|reports to|works)\b`,
);

function holderOf(text: string): string {
  return [...text.matchAll(HOLDER)].map(([, title = '']) => title.trim()).find((title) => endsInTitle(title)) ?? '';
}

/** "We are hiring qualified Nurses" looks for a "Nurse"; small words in front of capital ones say what kind of person. */
function severalTold(text: string): string | undefined {
  return [...text.matchAll(SEVERAL_PATTERN)]
    .map((match) => {
      const words = (match[1] ?? '').replace(/^.*,\s+/u, '').split(/\s+/u);
      const capital = words.findIndex((word) => /^\p{Lu}/u.test(word));
      const named = words.slice(Math.max(0, capital)).filter((word) => capital >= 0 || !PRAISE.test(word));
      return singularTitle(named.join(' '));
    })
    .find((title) => title !== '' && isShort(title));
}

/** "Care Assistants (full and part time)": the plural that an advertisement opens with, surer where it says that they are wanted. */
function severalOfLine({ text, isItem }: JobLine): string[] {
  const line = withoutAsides(text);
  if (isItem || HEADING.test(line)) return [];
  const [piece = ''] = line.split(/\s+(?:at|@|–|—|-|\||·|•)\s+|\t+|[,:]\s+/u);
  const title = singularTitle(withoutNotice(piece.replace(/[.!]$/u, '')));
  return title !== '' && isShort(title) && /^\p{Lu}/u.test(title) ? [title] : [];
}

/** The lines that name a role, of which "Software Engineer at Foo Inc." names the employer too. */
export function isTitleLine(line: JobLine): boolean {
  return titleOfLine(line, line.isLead).length > 0;
}

/** "Senior Nurse, Berlin, full time" without what is no title; none where the value is a sentence or an arrangement of work. */
function labelledTitle(value: string): string[] {
  const [sentence = ''] = sentencesOf(value);
  const [before = ''] = sentence.split(/\s+(?:at|@|bei|chez)\s+/u);
  const [first = '', ...rest] = before.replace(/[.!]$/u, '').split(/(\s+[–—|·-]\s+|,\s+)/u);
  const end = rest.findIndex((piece, index) => index % 2 === 1 && (TERMS.test(piece.trim()) || isLocation(piece)));
  const written = [first, ...rest.slice(0, end < 0 ? rest.length : end - 1)].join('');
  const title = singularTitle(written) || written;
  const words = title.split(/\s+(?:[–—|·-]\s+)?/u).length;
  const isFit =
    !HEADING.test(title) && title.length >= 3 && title.length <= MAX_TITLE_LENGTH && words <= MAX_TITLE_WORDS + 2;
  // "Job description: Manager training and rotas" begins a text.
  const names = [title, first, ...first.split(/\s*\/\s*|:\s+/u)];
  const isName = names.some((name) => endsInTitle(withoutAsides(name))) || words <= MAX_FREE_WORDS;
  return isFit && isName && isTitle(title) && !/\b(?:we|you|is|are|will)\b/iu.test(title) ? [title] : [];
}

/**
 * The title on a line. The very first line may word it freely; elsewhere it must end in the word for the position, as "Staff benefits" and
 * "Customer service" are none.
 */
function titleOfLine({ text, isItem }: JobLine, isFirst: boolean): string[] {
  if (isItem) return [];
  const line = withoutNotice(withoutAsides(text));
  // "Product Manager, Claims Experience" names a team.
  // "Senior Nurse - Theatre & After Hours" heads no list of hours.
  const [head = ''] = line.split(/,\s|\s[–—-]\s/u);
  if (HEADING.test(line) && !(isFirst && head !== line && endsInTitle(head))) return [];
  const [beforeColon = '', afterColon = ''] = line.split(/\s*[:：]\s*/u);
  // "Line Manager: Jane Smith" and "Tom Baker, Recruiter" name a colleague.
  if (isSurelyPerson(personAtStart(afterColon))) return [];
  // "Acme: Welder" opens with the employer.
  const named = isFirst && !isTitle(beforeColon) ? afterColon : beforeColon;
  const pieces = named
    .split(/\s+(?:at|@|bei|chez|–|—|-|\||·|•)\s+|\t+|,\s+|\s?\p{Extended_Pictographic}\s?/u)
    .map((piece) => piece.trim());
  const [first = ''] = pieces;
  if (first === personAtStart(first) && isSurelyPerson(first)) return [];
  if (isFirst && isTitle(first) && isShort(first) && !/[.!?]$/u.test(first)) return [first];
  const found = pieces
    .map((piece) => withoutNotice(piece.replace(/[.!]$/u, '')))
    .find((piece) => isShort(piece) && endsInTitle(piece));
  return found === undefined || SENTENCE_WORDS.test(pieces[0] ?? '') ? [] : [found];
}

function withoutNotice(text: string): string {
  const bare = text.replace(NOTICE_BEFORE, '').replace(NOTICE_BEHIND, '');
  if (bare === text) return text;
  return singularTitle(bare) || (isTitle(bare) ? bare : text);
}

function isShort(text: string): boolean {
  return text.split(/\s+/u).length <= MAX_TITLE_WORDS && !SENTENCE_WORDS.test(text) && !SENTENCE_START.test(text);
}

function endsInTitle(text: string): boolean {
  if (!/^[\p{Lu}\p{N}\p{Lo}]/u.test(text)) return false;
  const [head = ''] = text.replace(LEVEL, '').split(/\s+(?:of|to|in|with)\s+/iu);
  const words = head.split(/[\s/]+/u);
  const last = words.at(-1) ?? '';
  const lastTwo = words.slice(-2).join(' ');
  return (
    isTitle(last) || (isTitle(lastTwo) && !isTitle(words.at(-2) ?? '')) || (RANK_FIRST.test(text) && isTitle(text))
  );
}

function cleanTitle(title: string): string {
  // "CREDIT CONTROLLER x1" says how many are wanted.
  const bare = withoutAsides(withoutNotice(calmed(title.replace(/\s+x\s?\d{1,2}$/iu, ''))))
    .replace(/\s(?:full|part)[- ]?time$/iu, '')
    .replace(/\*{1,3}[^*]{2,40}\*{1,3}/gu, '')
    .replace(/^[\s,*–-]+|[\s,.:;*–-]+$/gu, '');
  return withoutPraise(singularTitle(bare) || bare);
}

/** "Savvy Data Engineer" and "experienced Butcher" praise before they name: small words in front of capital ones are none of the title. */
function withoutPraise(title: string): string {
  const named = title.replace(/^(?:\p{Ll}[\p{L}-]*\s+)+(?=\p{Lu})/u, '');
  const plain = named.replace(
    /^(?:Experienced|Qualified|Talented|Motivated|Passionate|Skilled|Dedicated)\s+(?=\p{Lu})/u,
    '',
  );
  return isTitle(plain) ? plain : title;
}

const COLUMN_GAP = 4;

/** A title without "(m/f/d)" and any other text in brackets. */
function withoutAsides(text: string): string {
  return (
    text
      .replace(GENDERS, '')
      .replace(/\([^)]*\)/gu, '')
      // Many blanks part columns.
      .replace(/\s{2,}/gu, (blanks) => (blanks.length >= COLUMN_GAP ? '\t' : ' '))
      .trim()
  );
}

function calmed(title: string): string {
  if (title !== title.toUpperCase() || title.length <= SHORTEST_SHOUT) return title;
  return title
    .toLowerCase()
    .replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(SMALL_WORDS, (word) => word.toLowerCase())
    .replace(ACRONYMS, (word) => word.toUpperCase());
}
