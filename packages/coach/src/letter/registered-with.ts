import { isTitle } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { withArticle, writtenDate } from './letter-phrases.ts';

const LONGEST = 140;
const ABBREVIATION = String.raw`\p{Lu}[\p{Lu}\d]{1,6}|\p{Lu}{1,2}\p{Ll}\p{Lu}{1,3}|\p{Lu}\p{L}{2,5}\p{Lu}`;
/** "Education Workforce Council", "Ontario College of Teachers", "Texas State Board of Dental Examiners". */
const WORD = String.raw`\p{Lu}[\p{L}'’-]+`;
const KIND = String.raw`(?:Board|Council|College|Institut\p{Ll}+|Association|Society|Authority|Commission)`;
const NAMED_BODY = `(?:(?:${WORD}|and|of) ){0,4}${KIND}(?: (?:of|for|and|the|${WORD})){0,7}`;
const BODY = `(?:the )?(?:${NAMED_BODY}|${ABBREVIATION})`;
const body = (before: string, behind: string, flags = 'u'): RegExp =>
  new RegExp(`^${before}(${BODY})${behind}$`, flags);

/** "Registered with the Education Workforce Council" */
const WITH = body(String.raw`[Rr]egistered (?:with|by) `, String.raw`(?: \([^()]{3,40}\))?(?:,? (?:since|from) (.+))?`);
/** "GPhC registration no. 2099871", "Ohio Board of Pharmacy registration, certified technician", "CNO registration: General Class" */
const REGISTRATION = body(
  '',
  String.raw` (?:(?:[Rr]egistration|[Rr]eg\.?)(?: (?:no|number|nr|PIN)\b.*|[,:]\s?(.+))?|PIN\b(?!.*\b(?:lapsed|applied|pending)\b).*)`,
);
/** "Registration: Social Care Wales, Adult Care Home Manager" */
const LABELLED = /^Registration:\s?(\p{Lu}[\p{L} ]{3,40}), (\p{Lu}[\p{L} ]{3,40})$/u;
/** "Registered social worker, Manitoba College of Social Workers, since 2015", "Registered Dental Nurse – GDC no. on request" */
const ROLE_FIRST = body(
  String.raw`((?:Registered|Licensed|Chartered) (?:\p{L}+ ?){1,4}?)(?:, | [–—-] )`,
  String.raw`(?: (?:no|number|nr|PIN)\b.*)?(?:,? \(?(since [^()]{4,14})\)?)?`,
);
/** "Texas State Board of Dental Examiners, Registered Dental Hygienist, active since 07/2018", "ECSA: Professional Engineering Technologist, registered 2011" */
const BODY_FIRST = body(
  '',
  String.raw`[,:] ?\(?((?:[Rr]egistered|[Ll]icensed) \p{L}+(?: \p{L}+){0,2}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,3})(, .+)?\)?`,
);
/** "Teaching Council: Registered (Route 1, Primary), full registration" */
const BODY_ALONE = body('', String.raw`[,:] ?[Rr]egistered(?: \(([^()]{2,40})\))?(?:, .*)?`);
/** "Ontario College of Teachers, member in good standing (certified 2017)", "IMechE, associate member since 2018" */
const MEMBER = body(
  '',
  String.raw`[,:] ?((?:(?:associate|full|chartered|professional|corporate) )?member(?: in good standing)?)(?: \(([^()]{3,30})\)|,? (since (?:19|20)\d\d))?(?:[;,] .*)?`,
);
/** "NMC registered adult nurse (PIN on request)", "RCVS registered since September 2018" */
const BY_ABBREVIATION = new RegExp(
  String.raw`^(${ABBREVIATION}) [Rr]egistered(?: (\p{Ll}+(?: \p{Ll}+)?))?(?: \([^()]*\))?(?:,? (since [^(),]{4,16}))?$`,
  'u',
);
const OPEN =
  /\b(?:applied|application|applying|pending|lapsed|expired|not|awaiting|eligible|student|trainee|until)\b/iu;
const NO_ROLE = joinPattern(
  'iu',
  String.raw`\b(?:certificate|diploma|degree|level|award|course|first aid|nursing|science)\b`,
);

/**
 * A registration with a professional body as it follows "I am": "registered with the GPhC", "a registered social worker with the Manitoba College of Social Workers (since
 * 2015)". The number of the register is left out. Undefined for a line that is none.
 */
export function registeredWith(line: string): string | undefined {
  const item = line
    .slice(0, LONGEST + 1)
    .replace(/\s+/gu, ' ')
    .replace(/[\s.;,]+$/u, '')
    .trim();
  if (item.length > LONGEST || OPEN.test(item)) return undefined;
  return bodyBehind(item) ?? bodyBefore(item);
}

function bodyBehind(item: string): string | undefined {
  const [, withBody = '', since = ''] = WITH.exec(item) ?? [];
  if (withBody !== '') return `registered with ${named(withBody)}${bracket(since === '' ? '' : `since ${since}`)}`;
  const [, labelled = '', post = ''] = LABELLED.exec(item) ?? [];
  if (labelled !== '' && isTitle(post)) return `registered with ${labelled} as ${withArticle(post)}`;
  const [, role = '', ofRole = '', sinceRole = ''] = ROLE_FIRST.exec(item) ?? [];
  return ofRole === '' ? undefined : `${withArticle(lowered(role.trim()))} with ${named(ofRole)}${bracket(sinceRole)}`;
}

function bodyBefore(item: string): string | undefined {
  const [, short = '', trade = '', from = ''] = BY_ABBREVIATION.exec(item) ?? [];
  if (short !== '')
    return trade === ''
      ? `registered with ${named(short)}${bracket(from)}`
      : `${withArticle(`${short} registered ${trade}`)}${bracket(from)}`;
  const [, registered = '', as = ''] = REGISTRATION.exec(item) ?? [];
  if (registered !== '') return `registered with ${named(registered)}${roleOrNote(as)}`;
  const [, alone = '', note = ''] = BODY_ALONE.exec(item) ?? [];
  if (alone !== '') return `registered with ${named(alone)}${bracket(note)}`;
  const [, club = '', member = '', certified = '', since = ''] = MEMBER.exec(item) ?? [];
  if (club !== '') return `${withArticle(member)} of ${named(club)}${bracket(certified || since)}`;
  return roleOfBody(item);
}

function roleOfBody(item: string): string | undefined {
  const [, of = '', role = '', notes = ''] = BODY_FIRST.exec(item) ?? [];
  const isRegistered = /^(?:registered|licensed)\b/iu.test(role);
  if (of === '' || NO_ROLE.test(role) || !(isRegistered || /\bregistered\b/iu.test(notes))) return undefined;
  // A licence to practise is said by itself.
  if (/\blicen[cs]e\b/iu.test(notes)) return undefined;
  const [, date = ''] = /\b((?:since )?(?:\p{Lu}\p{Ll}+ |\d{1,2}\/)?(?:19|20)\d\d)$/u.exec(notes) ?? [];
  const isUntil = /\b(?:to|through|valid)\b/u.test(notes);
  const when = isUntil ? '' : bracket(/since/u.test(notes) && !/^since/u.test(date) ? `since ${date}` : date);
  return isRegistered
    ? `${withArticle(lowered(role))} with ${named(of)}${when}`
    : `registered with ${named(of)} as ${withArticle(role)}${when}`;
}

/** "certified technician" as "as a certified technician", "General Class" in brackets. */
function roleOrNote(text: string): string {
  const [first = ''] = text.split(/,\s/u);
  if (first === '' || /\d{3}|\bon request\b/u.test(first)) return '';
  return /^\p{Ll}/u.test(first) ? ` as ${withArticle(first)}` : bracket(first);
}

/** "the GDC", "the Ontario College of Teachers", but "ECSA", which one says as a word. */
function named(of: string): string {
  const plain = of.replace(/^the /iu, '');
  const isWord = /^\p{Lu}+$/u.test(plain) && (plain.match(/[AEIOU]/gu) ?? []).length > 1;
  return isWord ? plain : `the ${plain}`;
}

const bracket = (note: string): string =>
  note === '' ? '' : ` (${note.replace(/\d{1,2}\/(?:19|20)\d\d$/u, (date) => writtenDate(date))})`;

/** "Registered Dental Nurse" as what one is. */
const lowered = (role: string): string => role.toLowerCase();
