import { isLocation } from '../entities/classify-part.ts';
import { calmWord } from './calm-capitals.ts';

const LEGAL_FORMS = new Map([
  ['LTD', 'Ltd'],
  ['INC', 'Inc'],
  ['CORP', 'Corp'],
  ['CO', 'Co'],
  ['ST', 'St'],
  ['GMBH', 'GmbH'],
  ['AND', 'and'],
  ['OF', 'of'],
  ['THE', 'The'],
  ['FOR', 'for'],
  ['DES', 'des'],
  ['DE', 'de'],
  ['DU', 'du'],
  ['DER', 'der'],
  ['DEN', 'den'],
  ['VON', 'von'],
  ['VAN', 'van'],
  ['DEL', 'del'],
  ['UND', 'und'],
  ['DO', 'do'],
  ['DA', 'da'],
  ['DOS', 'dos'],
  ['DAS', 'das'],
]);

/** "BRAITHWAITE & SONS LTD" as a letter writes it; "IKEA", "KPMG LLP" and "BMW Group" are written so. */
export function writtenCompany(company: string): string {
  const words = company.split(' ');
  const isShouted = company === company.toUpperCase() && words.filter((word) => /\p{L}{4}/u.test(word)).length > 1;
  // "B.V." and "S.p.A." end in a full stop.
  const whole = /\s(?:\p{Lu}\.(?:\p{Ll}\.)?){1,2}\p{Lu}$/u.test(company) ? `${company}.` : company;
  if (!isShouted) return whole;
  return words.map((word) => LEGAL_FORMS.get(word.replace(/\.$/u, '')) ?? calmWord(word)).join(' ');
}

/** "Tollgate Pay · Manchester" and "Tidewick — scheduling software for offices" without what a heading sets behind the name. */
export function spokenCompany(company: string): string {
  const [name = ''] = writtenCompany(company).split(/\s+[·|•]\s+|\s+[–—-]\s+(?=\p{Ll}|(?:Remote|Hybrid|On-?site)\b)/u);
  const [, plain = name, town = ''] = /^(.+?)\s+[–—]\s+([^–—]+)$/u.exec(name) ?? [];
  const spoken = isLocation(town) ? plain : name;
  return LEGAL_END.test(spoken) ? spoken : withoutTown(spoken);
}

/** The post as the first line names it before its employer ("Senior SDET - Elm Payments"), where a sentence further down was read for it. */
export function headRole(roleTitle: string, company: string, jobDescription: string): string {
  if (company === '' || !/^\p{Ll}/u.test(roleTitle)) return roleTitle;
  const [first = ''] = jobDescription.trimStart().split('\n', 1);
  const [post = '', name = ''] = first.split(/\s+[–—|-]\s+/u);
  return name.startsWith(company) && post.split(' ').length <= LONGEST_POST && /^\p{Lu}/u.test(post) ? post : roleTitle;
}
const LONGEST_POST = 6;

/** The employer of a job as a sentence names it: "British Heart Foundation" of "British Heart Foundation, Swansea city centre, (award, then stayed on)". */
export function spokenEmployer(employer: string): string {
  // "family grocery (Elm Market, Leeds)" has its name in the brackets.
  const [, inside = ''] = /^\p{Ll}[^()]*\((\p{Lu}[^(),]+)/u.exec(employer) ?? [];
  if (inside !== '') return inside.trim();
  const bare = employer
    .replace(/(?<=\p{L} (?:Ltd|Inc|Co|Corp))\.$/u, '')
    .replace(/, [^,()]{3,40} branch$/iu, '')
    .replace(/,?\s*\((?:[^()]*\s[^()]*\s[^()]*|[^()]*,[^()]*)\)/gu, '')
    .trim();
  const [name = '', ...rest] = bare.split(/\s+[|·•]\s+/u)[0]?.split(', ') ?? [];
  const isPlace = rest.some((part) => /^(?:\p{Lu}\p{L}+ )?(?:city|town) cent(?:re|er)$|^near /iu.test(part));
  return isPlace ? name : withoutTown([name, ...rest].join(', '));
}

/**
 * "Elm Hospital, Newcastle upon Tyne" and "Penbury Foods Ltd, ready meals, 24-hour factory" as they are spoken of; "Brackett, Amory & Finch LLP"
 * keeps its names.
 */
export function withoutTown(company: string): string {
  const [name = '', ...rest] = company.replace(/\s*\([^()]*[:,\d][^()]*\)/gu, '').split(', ');
  const plain = [name, ...rest].join(', ');
  if (rest.length === 0 || !name.includes(' ')) return plain;
  const isDescribed = LEGAL_END.test(name) || rest.some((part) => /^[\p{Ll}\d]/u.test(part));
  const isPlace = rest.every((part) => isLocation(part) || PLACE.test(part)) || isLocation(rest.join(', '));
  return isDescribed || isPlace ? name : plain;
}

const LEGAL_END = /\s(?:Ltd|Limited|plc|PLC|LLP|LLC|Inc|GmbH|AG|SE|AB|Oy|B\.V|N\.V|S\.A|SRL|Pty Ltd)\.?$/u;
/** Words that all begin with a capital, or small ones within a name; what a school adds of how one studied. */
const PLACE =
  /^(?:\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]+|\d{1,2}|upon|on|in|of|the|le|la|de|sur|am|an|der))*|(?:part|full)[- ]time)$/u;
