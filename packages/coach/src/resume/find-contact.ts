import type { ResumeLine } from '@greenroom/contract/resume';
import { isLocation, isTitle } from '../entities/classify-part.ts';
import { findDateRange } from '../entities/dates.ts';
import { joinPattern } from '../text/join-pattern.ts';

export type Contact = {
  fullName: string;
  headline: string;
  emailAddress: string;
  phoneNumber: string;
  address: string;
  links: string[];
};

// Lengths are bounded (as mail and DNS allow) and a run is tried from its first character only, so that every text takes linear time.
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}\.\p{L}{2,24}/u;
const PHONE = /(?<![\p{L}\p{N}/.@-])(?:\+|00)?\(?\d(?:[\d().\-–]|\/(?!\s)|\s(?![\s/])){6,18}\d(?![\p{L}\p{N}%@])/gu;
const LINK = joinPattern(
  'giu',
  String.raw`(?<![\p{L}\p{N}@.])(?:https?://|www\.)[^\s|,;·•()<>]+|(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]{1,63}\.){0,8}(?:linkedin\.com|github\.com`,
  String.raw`|github\.io|gitlab\.com|behance\.net|dribbble\.com|medium\.com|stackoverflow\.com|kaggle\.com|xing\.com|twitter\.com|x\.com|bitbucket\.org`,
  String.raw`|about\.me)(?:/[^\s|,;·•()<>]*)?|(?<![\p{L}\p{N}@.-])[a-z0-9-]{1,63}\.(?:dev|me|io|app|design|tech|com|net|org`,
  String.raw`|co)(?:/[^\s|,;·•()<>]*)?(?![\p{L}\p{N}@.])`,
);
const TITLE_PAGE =
  /^(?:curriculum vitae|resume|résumé|cv|lebenslauf|резюме|简历|个人简历|السيرة الذاتية|hoja de vida|currículum(?: vitae)?|bewerbung|europass)$/iu;
const DECORATION =
  /^(?:curriculum vitae|resume|résumé|cv|lebenslauf)(?: (?:of|von|de))?[\s:–—-]+|[\s:–—-]+(?:curriculum vitae|resume|résumé|cv|lebenslauf)$/iu;
const LABELLED_NAME = joinPattern(
  'iu',
  '^(?:full name|name and surname|name surname|surname and name|name|naam|navn|namn|nimi|nume|név|jméno|meno|imię i nazwisko|ad soyad',
  String.raw`|nom|nombre|фио|имя|姓名|الاسم|nome)(?:\s*[:：]\s*|\t\s*|\s{3,})(\S.*)$`,
);
const LABELLED_ADDRESS = joinPattern(
  'iu',
  '^(?:address|residential (?:area|address)|residence|home|location|adresse|anschrift|wohnort|dirección|direccion|ubicación|ville',
  String.raw`|адрес|город|地址|现居地|所在地|العنوان|indirizzo)\s*[:：]\s*(.+)$`,
);
const PARTS = /\s*[|·•\t⋄♦◆]\s*|\s+\/\/+\s+|\s{3,}|\s+[–—]\s+/u;
/** 'Guadalupe "Lupita" Hernández', "Robert (Bob) Hale". */
const ADDRESS_PARTS = /\s*[|·•\t⋄♦◆]\s*|\s+\/\/+\s+|\s{3,}|\s+[–—/-]\s+/u;
const NICKNAME = /\s["“(]\p{Lu}[\p{L}. '’-]{1,20}["”)](?=\s)/u;
/** A name is set this much larger than the text around it. */
const LARGE_SHARE = 1.4;
const MIN_PHONE_DIGITS = 7;
const MAX_PHONE_DIGITS = 15;
const MAX_NAME_WORDS = 5;
const LONGEST_NAME_LINE = 120;
const FORM_OF_ADDRESS = /^(?:(?:dr|prof|mr|mrs|ms|mx|ing|dipl)\.?-?\s+)+/iu;
const SURNAMES =
  /^(?:baker|cook|mason|butcher|carpenter|painter|driver|porter|tailor|gardener|farmer|steward|dean|clerk|weaver|fisher|host|page|bishop|partner|lead|waiter|principal|fellow|rep)$/iu;

/**
 * Contact data. `head` are the lines before the first heading, `contactLines` those below a heading such as "Contact".
 * Each field is empty when it does not be there.
 */
export function findContact(head: ResumeLine[], contactLines: ResumeLine[], all: ResumeLine[]): Contact {
  const near = [...head, ...contactLines];
  const nearText = near.map((line) => line.text).join('\n');
  const allText = all.map((line) => line.text).join('\n');
  const emailAddress = emailIn(nearText) || emailIn(allText);
  const fullName =
    findSmallName(head, emailAddress) ||
    findSpacedName(head, emailAddress) ||
    withoutDecoration(findBrokenName(all)) ||
    withoutPlace(withoutDecoration(findName(head, near, all)), emailAddress) ||
    withoutDecoration(findLargeName(all));
  return {
    fullName: withoutMembership(fullName, allText),
    headline: findHeadline(head, fullName),
    emailAddress,
    phoneNumber: findPhone(nearText),
    address: findAddress(near, fullName),
    links: findLinks(nearText, allText),
  };
}

/** "ANN LEE MIOSK" of a resume that says "Member of IOSK": the letters of a membership, set as large as the name. */
function withoutMembership(name: string, text: string): string {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const body = /^[AFM](\p{Lu}{3,7})$/u.exec(last)?.[1] ?? '';
  if (body === '' || words.length < FEWEST_WITH_LETTERS) return name;
  const isMember = new RegExp(
    String.raw`\b(?:[Mm]ember|[Ff]ellow|[Aa]ssociate|MEMBER|FELLOW|ASSOCIATE)(?:ship)?(?: of|,)?(?: the)? ${body}(?!\p{L})`,
    'u',
  );
  return isMember.test(text) ? words.slice(0, -1).join(' ') : name;
}
const FEWEST_WITH_LETTERS = 3;

const SMALL_NAME = /^\p{Ll}[\p{L}'’-]{1,24}(?: \p{Ll}[\p{L}'’-]{0,24}){1,3}$/u;
const PARTICLE = /^(?:de|da|di|do|del|van|von|der|den|la|le|el|al|dos|du|ter|ten|y|e)$/u;

/** "shauna garrihy" in the first line, where the address for mail has a part of it. */
function findSmallName(head: ResumeLine[], emailAddress: string): string {
  const [name = ''] = (head[0]?.text.trim() ?? '').split(PARTS);
  const mailbox = withoutAccents(emailAddress.split('@')[0] ?? '');
  if (!SMALL_NAME.test(name) || isTitle(name)) return '';
  const words = name.split(/\s+/u);
  if (!words.some((word) => word.length > 2 && mailbox.includes(withoutAccents(word)))) return '';
  const capitalise = (word: string) => word.replace(/^\p{L}|(?<=-)\p{L}/gu, (letter) => letter.toUpperCase());
  return words.map((word) => (PARTICLE.test(word) ? word : capitalise(word))).join(' ');
}

/** "SHANELLE   D'ABREU" in the first line, set wide, where the address for mail has a part of it. */
function findSpacedName(head: ResumeLine[], emailAddress: string): string {
  const line = head[0]?.text.trim() ?? '';
  if (!SPACED_NAME.test(line)) return '';
  const mailbox = withoutAccents(emailAddress.split('@')[0] ?? '');
  const words = line.split(/\s+/u);
  return words.some((word) => word.length > 2 && mailbox.includes(withoutAccents(word))) ? words.join(' ') : '';
}
const SPACED_NAME = /^\p{Lu}[\p{L}'’-]{1,30}(?:\s{3,9}\p{Lu}[\p{L}'’-]{1,30}){1,2}$/u;

/** "Otto Kivi, Inari" without the town: of "Kivi Salo, Otto" the mail address has both sides. */
function withoutPlace(name: string, emailAddress: string): string {
  const [person = '', place = '', ...more] = name.split(/,\s+/u);
  const mailbox = withoutAccents(emailAddress.split('@')[0] ?? '');
  const isInMailbox = (text: string) =>
    text.split(/[\s-]+/u).some((word) => word.length > 2 && mailbox.includes(withoutAccents(word)));
  const isPlaceBehind = person.includes(' ') && place !== '' && more.length === 0 && !isInMailbox(place);
  return isPlaceBehind && isInMailbox(person) ? person : name;
}

const withoutAccents = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** A name over two lines in the largest letters of the page, one word or two on each. */
function findBrokenName(all: ResumeLine[]): string {
  const [first, second] = largestLines(all);
  if (!first || !second || first.text.split(/\s+/u).length > 2) return '';
  const lines = all.filter((line) => line.page === first.page);
  if (lines.indexOf(second) !== lines.indexOf(first) + 1) return '';
  const rest = second.text.split('\t')[0] ?? '';
  return withoutParticles(rest).split(/\s+/u).length <= 2 ? (nameIn(`${first.text} ${rest}`) ?? '') : '';
}

/** "van der Molen" and "de la Cruz" without the words before the surname. */
const withoutParticles = (text: string) =>
  text.trim().replace(/^(?:(?:de|da|di|del|van|von|der|den|la|le|al|dos|du|ter|ten)\s+){1,3}/iu, '');

/** "Sam Lee Resume" and "CV of Sam Lee" without the word for the paper. */
function withoutDecoration(name: string): string {
  const rest = name.replace(DECORATION, '').trim();
  return TITLE_PAGE.test(rest) ? '' : rest;
}

function largestLines(all: ResumeLine[]): ResumeLine[] {
  const lines = all.filter((line) => line.page === all[0]?.page);
  const largest = lines.reduce((size, line) => Math.max(size, line.fontSize), 0);
  const least = Math.max(LARGE_SHARE * usualSize(lines), largest - 1);
  return lines.filter((line) => line.fontSize > least);
}

const emailIn = (text: string): string => (text.includes('@') ? (EMAIL.exec(text)?.[0] ?? '') : '');

function usualSize(lines: ResumeLine[]): number {
  const sizes = lines.map((line) => line.fontSize).sort((left, right) => left - right);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

const TOLD_NAME = /^(?:Hello|Hi|Dear [^,]{2,30})?[,.!]?\s*[Mm]y name is ((?:\p{Lu}[\p{L}'’-]+ ?){2,4})/u;

function findName(head: ResumeLine[], near: ResumeLine[], all: ResumeLine[]): string {
  const told = TOLD_NAME.exec(head[0]?.text.trim() ?? '')?.[1]?.trim() ?? '';
  if (told !== '' && isName(told)) return told;
  for (const line of near) {
    const labelled = LABELLED_NAME.exec(line.text.trim())?.[1]
      ?.split(PARTS)[0]
      ?.replace(/\s\([^()]*\)$/u, '');
    if (labelled && isName(labelled)) return labelled.trim();
  }
  // A name is short, and the decoration of a long line would be looked for from each of its signs.
  const bareOf = (line: ResumeLine) =>
    nameIn(line.text.length > LONGEST_NAME_LINE ? line.text : line.text.replace(DECORATION, ''));
  const named = head.some((line) => bareOf(line) !== undefined);
  // "Curriculum Vitae" alone above the first heading: the name is the first line below it.
  const candidates = (named ? head : near).slice(0, 12).flatMap((line) => {
    const first = bareOf(line);
    return first ? [{ name: first, fontSize: line.fontSize }] : [];
  });
  const largest = Math.max(...candidates.map((candidate) => candidate.fontSize));
  // A sidebar that is read first may hold a town in the letters of the text.
  const isInText = largest * LARGE_SHARE < Math.max(...largestLines(all).map(({ fontSize }) => fontSize));
  const shown = isInText ? withoutDecoration(findLargeName(all)) : '';
  if (shown !== '') return shown;
  return candidates.find((candidate) => candidate.fontSize === largest)?.name ?? '';
}

/** Where a sidebar is read first, the name is behind it: in the largest letters of the page, perhaps over two lines. */
function findLargeName(all: ResumeLine[]): string {
  const lines = all.filter((line) => line.page === all[0]?.page);
  const [first, second] = largestLines(all);
  if (!first) return '';
  const isBroken = second !== undefined && lines.indexOf(second) === lines.indexOf(first) + 1;
  const largest = nameIn(first.text) ?? (isBroken ? nameIn(`${first.text} ${second.text}`) : undefined);
  // Initials may be set larger than the name.
  const least = LARGE_SHARE * usualSize(lines);
  const large = lines.filter(({ fontSize }) => fontSize > least);
  return largest ?? large.map((line) => nameIn(line.text)).find((name) => name?.includes(' ')) ?? '';
}

/** "Ann Lee MCOptom" and "Ann Lee BSc RN" without what she has earned; of a name in capitals only what is no surname goes: "BSc", "RGN". */
function withoutLastCredentials(text: string): string {
  const at = text.length > LONGEST_NAME ? -1 : text.lastIndexOf(' ');
  const name = text.slice(0, Math.max(0, at)).trim();
  const isCredential =
    at > 0 && (/^\p{Lu}{2,}\p{L}{0,8}$/u.test(text.slice(at + 1)) || DEGREE.test(text.slice(at + 1)));
  const isSure = /\p{Ll}/u.test(name) || (name.includes(' ') && NO_SURNAME.test(text.slice(at + 1)));
  return isCredential && isSure ? withoutLastCredentials(name) : text;
}
/** Capitals with a small letter among them, or three and more without a vowel. */
const NO_SURNAME = /^\p{Lu}{1,3}\p{Ll}+\p{Lu}?$|^[BCDFGHJKLMNPQRSTVWXZ]{3,6}$/u;
const DEGREE = /^(?:B|M|D|Ph|BN|MN)(?:Sc|Eng|Ed|A|D|N|Pharm|Com|Tech|Mus|Phil|urs)$/u;
const HONOURS = /\s\(Hons?\.?\)/giu;
const LONGEST_NAME = 90;

function nameIn(line: string): string | undefined {
  const [first = ''] = line
    .trim()
    .replace(HONOURS, '')
    .replace(/\s\([^()]*\)$/u, '')
    .split(PARTS);
  const beforeComma = withoutLastCredentials(withoutCredentials(first));
  const joined = /^(?:\p{Lu} ){2,}\p{Lu}(?:\s{2,}(?:\p{Lu} ?)+)?$/u.test(beforeComma)
    ? beforeComma
        .split(/\s{2,}/u)
        .map((word) => word.replace(/ /gu, ''))
        .join(' ')
    : beforeComma;
  return isName(joined) ? joined.trim() : undefined;
}

/** "Naomi Feldstein, LMSW" and "R. K. Rao, P.E., PMP" without what a person has earned, "Ann Lee, Data Analyst" without what she is; "OKAFOR, EMEKA" stays whole. */
function withoutCredentials(text: string): string {
  const [name = '', ...pieces] = text.split(/,\s*/u);
  const isCredential = (word: string) => /^(?:Esq|Jr|Sr)\.?$|^(?=(?:.*\p{Lu}){2})[\p{L}.-]{2,7}$/u.test(word);
  const areCredentials = pieces.every((piece) => isTitle(piece) || piece.split(/\s+/u).every(isCredential));
  return areCredentials && name.trim().includes(' ') ? name : text;
}

/** Surnames that are trades as well: "Tom Baker" is a person. */
function withoutSurnames(words: string[]): string {
  return words.filter((word, index) => index === 0 || !SURNAMES.test(word)).join(' ');
}

/** "What I Hold" is a heading. */
const OF_SENTENCE = /^(?:what|who|how|why|where|my|me|we|our|you|your|about|this|that|is|am|are)$/iu;

function isName(text: string): boolean {
  const name = text.replace(NICKNAME, '').trim();
  if (name.length < 2 || name.length > 60 || /[\d@/:;!?()"“]/u.test(name) || TITLE_PAGE.test(name)) return false;
  const words = name.replace(FORM_OF_ADDRESS, '').split(/\s+/u);
  if (words.some((word) => OF_SENTENCE.test(word))) return false;
  if (words.length > MAX_NAME_WORDS || isTitle(withoutSurnames(words)) || isLocation(name)) return false;
  if (/[\p{Script=Han}]/u.test(name)) return name.replace(/\s/gu, '').length <= 5;
  if (/\p{Script=Arabic}/u.test(name)) return words.length >= 2;
  return (
    words.length >= 2 &&
    words.every((word) =>
      /^(?:[ʻ'‘]?\p{Lu}|(?:de|da|di|do|del|della|van|von|der|den|la|le|el|al|an|bin|ibn|dos|du|ter|ten|y|e)$|(?:d|o|al)['’-]?\p{Lu})/u.test(
        word,
      ),
    )
  );
}

/** The line about the profession below the name ("Senior Nurse, Intensive Care"). */
function findHeadline(head: ResumeLine[], fullName: string): string {
  for (const line of head.slice(0, 8)) {
    const parts = line.text
      .trim()
      .split(PARTS)
      .map((part) => part.trim());
    const found = parts.find(
      (part) => !part.startsWith(fullName || '\n') && isTitle(part) && part.length <= 100 && !/[@.!?]$|@/u.test(part),
    );
    if (found && !findDateRange(found)) return found;
  }
  return '';
}

/** From so many digits on, a number needs no label to be taken for a telephone's. */
const SURE_PHONE_DIGITS = 10;
/** Words right before a number that say what else it is; a label such as "Tel" or "mobile" is none of them. */
const NAMED_NUMBER =
  /(?:^|[\t|·•;,(])(?!\s*(?:t|m|tel|phone|telephone|mobile|cell|mob|call|home|work)\b)[^\t|·•;,(]*\p{L}{2,}[^\t|·•;,(]*$/iu;

function findPhone(text: string): string {
  // Line by line, so that the postcode at the end of one is no part of the number on the next.
  const lines = text.split('\n').filter((line) => /\d/u.test(line));
  for (const match of lines.flatMap((line) => [...line.matchAll(PHONE)])) {
    const digits = match[0].replace(/\D/gu, '').length;
    // "GOC registered 01-48812" and "P.O. Box 000-00200" are other numbers.
    if (digits < SURE_PHONE_DIGITS && NAMED_NUMBER.test(match.input.slice(Math.max(0, match.index - 80), match.index)))
      continue;
    const isDate = findDateRange(match[0]) !== undefined || /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/u.test(match[0].trim());
    if (digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS && !isDate) return match[0].trim();
  }
  return '';
}

/** A postal address is in the head of a resume or, in a sidebar, not far behind it. */
const NEAR_LINES = 400;

function findAddress(lines: ResumeLine[], fullName: string): string {
  const near = lines.slice(0, NEAR_LINES);
  for (const line of near) {
    const labelled = LABELLED_ADDRESS.exec(line.text.trim())?.[1];
    if (labelled) return (labelled.split(/\s*[|·•\t]\s*|\s{3,}/u)[0] ?? '').trim();
  }
  for (const line of near) {
    const pieces = line.text
      .split(ADDRESS_PARTS)
      .flatMap((part) => (emailIn(part) === '' ? [part] : part.split(/,\s+/u)));
    const found = pieces
      .map((piece) => piece.trim())
      .filter((piece) => fullName === '' || !piece.startsWith(fullName))
      .map(addressIn)
      .find((address) => address !== '');
    if (found !== undefined) return found;
  }
  return '';
}

/** The place that a piece of a line names, or ''. */
function addressIn(text: string): string {
  const [, town = '', nearby = ''] = LIVES.exec(text) ?? [];
  const told = (town || nearby).replace(/[\s.,]+$/u, '');
  if (told !== '') return told;
  return isPostal(text) ? text : '';
}

const isPostal = (text: string) => text.length < 90 && emailIn(text) === '' && (isPlace(text) || isStreet(text));

/** A place as a letter's head has it: "Portland OR", "Birmingham B15", "Dublin 8" besides what is known as one. */
function isPlace(text: string): boolean {
  const town = text.replace(/\s+(?:[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?|\d{1,2}|[A-Z]{2}(?:,? \d{5})?)$/u, '');
  return isLocation(text) || (town !== text && isLocation(town)) || STATE_AND_CODE.test(text);
}

const STATE_AND_CODE = /^\p{Lu}[\p{L} .'’-]{2,30},? [A-Z]{2},? \d{5}(?:-\d{4})?$/u;
/** "14 Lochty Wynd, Forfar, Angus". */
const NUMBERED =
  /^\d{1,4}[a-z]? \p{Lu}[\p{L}'’ .-]{2,30}(?:, \p{Lu}[\p{L}'’ -]{2,25}){1,3}(?:,? [A-Z\d]{2,4} ?[A-Z\d]{0,4})?$/u;
/** "Lives in Ålesund, Norway (can join from Vigra)", "near Mountrath, Co Laois". */
const LIVES =
  /^(?:lives?|living|based|residing|resident) in (\p{Lu}[\p{L} .,'’-]{2,50})|^near (\p{Lu}[\p{L}'’-]+, \p{Lu}[\p{L} .'’-]{2,30})$/iu;

function isStreet(text: string): boolean {
  return (
    NUMBERED.test(text) ||
    /^\d{1,4}[a-z]?,?\s+\p{Lu}.{3,60}\s[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/u.test(text) ||
    /^\d{1,5}[a-z]?,?\s+\p{Lu}[\p{L}.' -]+(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|square|close|terrace)\b/iu.test(
      text,
    ) ||
    /(?:straße|strasse|str\.|weg|platz|allee)\s*\d+/iu.test(text) ||
    /^\d{1,4},?\s+(?:rue|avenue|boulevard|place)\s/iu.test(text) ||
    /^(?:calle|avenida|c\/|ул\.|улица|г\.)\s?\p{L}/iu.test(text)
  );
}

function findLinks(nearText: string, allText: string): string[] {
  const near = linksIn(nearText);
  const all = allText === nearText ? near : linksIn(allText);
  const far = all.filter((link) => /linkedin\.com|github\.com|https?:/iu.test(link));
  return [...new Set([...near, ...far].map((link) => link.replace(/[.,;]+$/u, '')))].filter(isRealLink).slice(0, 30);
}

/** Addresses have no spaces in them: most lines are passed over without a look at the long pattern. */
const linksIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.includes('.') || line.includes('://'))
    .flatMap((line) => (line.includes('@') ? line.replace(EMAILS, ' ') : line).match(LINK) ?? []);
const EMAILS = new RegExp(EMAIL.source, 'gu');

/** "Node.io" or "ASP.net" in a headline is a tool and no address. */
function isRealLink(link: string): boolean {
  return /^(?:https?:|www\.)|\//iu.test(link) ||
    /^[a-z0-9-]{3,}\.(?:dev|me|io|app|design|tech|com|net|org|co)$/u.test(link)
    ? !/^(?:asp|vb|ado|socket|node)\./iu.test(link)
    : false;
}
