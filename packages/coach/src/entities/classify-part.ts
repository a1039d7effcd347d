import partWords from '../../data/entities/part-words.json' with { type: 'json' };
import { escapePattern } from '../text/escape-pattern.ts';
import { rememberShort } from '../text/remember.ts';

const EDGE_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const EDGE_AFTER = String.raw`(?![\p{L}\p{N}])`;
const TITLE = wordPattern(partWords.title);
const COMPANY = wordPattern(partWords.company);
const INSTITUTION = wordPattern(partWords.institution);
const DEGREE = wordPattern(partWords.degree);
const PLACE_NAMES = new Set(partWords.place.map((place) => place.toLowerCase()));
const REGION_NAMES = new Set(partWords.region);
const CITY_AND_REGION =
  /^[\p{Lu}][\p{L}.'’ -]+,\s*(?:[A-Z]{2}|[\p{Lu}][\p{L}.'’ -]+)(?:,?\s*(?:\d{4,6}|[A-Z]{2,3}|USA|UK))?$/u;

/** Words are whole, save that those which begin or end with `~` may be part of a longer word ("~ingenieur"). */
function wordPattern(words: readonly string[]): RegExp {
  const groups = new Map<string, string[]>();
  for (const word of words.map((part) => part.trim())) {
    const body = escapePattern(word.replace(/~/gu, ''));
    const isHan = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(body);
    const edges = `${word.startsWith('~') || isHan ? '' : EDGE_BEFORE}(?:WORDS)${word.endsWith('~') || isHan ? '' : EDGE_AFTER}`;
    if (body !== '') groups.set(edges, [...(groups.get(edges) ?? []), body]);
  }
  return new RegExp([...groups].map(([edges, bodies]) => edges.replace('WORDS', bodies.join('|'))).join('|'), 'u');
}

/** Whether a part of a line names a position ("Senior Data Engineer", "Krankenschwester"). */
export const isTitle = rememberShort((part) => part.length <= 110 && TITLE.test(part.toLowerCase()));

/** "Co. Cork" and "County Down" are places; "Hart & Co." is a firm. */
const COUNTY = /^(?:co\.?|county) \p{Lu}[\p{L}'’-]+$/iu;

/** Legal forms of Europe that are words or places in small letters, behind a name: "Elm Tunnel AS", "Oak Sklad OOD". */
const LEGAL_FORM = new RegExp(
  String.raw`^\p{Lu}\S*\p{L}.{0,80}\s(?:ASA?|ANS|DA|Oyj?|OYJ|HB|E?OOD|E?AD|EAD|DOO|d\.\s?o\.\s?o|KFT|Kft|ZRT|Zrt|Nyrt|Bt|OÜ|UAB|SIA|ΑΕ|ΕΠΕ|A\.E|E\.P\.E|s\.\s?r\.\s?o` +
    String.raw`|a\.\s?s|v\.\s?o\.\s?s|[Ss]p\.\s?z\s?o\.\s?o|[Ss]p\.\s?k|[Ss]p\.\s?j|Lda|Ltda|Unip|e?hf|IVS|[PIK]\/S|SNC|EURL|GbR|mbH|e\.\s?K|VOF|S\.?p\.?A|SCRL|ASBL|VZW` +
    String.raw`|gGmbH|eG|TOB|ТОВ|ФОП)\.?$`,
  'u',
);

/** Whether a part names an employer by its kind ("… GmbH", "… Hospital"). */
export const isCompany = rememberShort((part) => {
  const name = part.trim();
  return !COUNTY.test(name) && (COMPANY.test(part.toLowerCase()) || isInstitution(part) || LEGAL_FORM.test(name));
});

export const isInstitution = rememberShort((part) => INSTITUTION.test(part.toLowerCase()));

export const isDegree = rememberShort((part) => DEGREE.test(part.toLowerCase()));

/** Whether a word is a known town and no country or region, of which "Katy, Texas" has one behind its town. */
export function isTown(part: string): boolean {
  const name = part.trim().toLowerCase();
  return PLACE_NAMES.has(name) && !REGION_NAMES.has(name);
}

/** "Family Dentistry, P.C." is no town in a state. */
const FIRM_INITIALS = /,\s*P\.\s?[AC]\.$/u;

/** Whether a part is a place: a known city or country, "Remote", or the shape "Austin, TX". */
export const isLocation = rememberShort((part) => {
  if (COUNTY.test(part.trim())) return true;
  const text = part.trim().replace(/[().]/gu, '');
  // "Calgary, AB" is in Alberta; of a firm "AB" is the Swedish form.
  if (isTown(/^([^,]+), AB$/u.exec(text)?.[1] ?? '')) return true;
  if (text === '' || text.length > 60 || isCompany(text) || TITLE.test(text.toLowerCase())) return false;
  if (PLACE_NAMES.has(text.toLowerCase())) return true;
  const pieces = text.split(/\s*[,/]\s*|\s+[–-]\s+/u);
  const isKnown = pieces.some((piece) => PLACE_NAMES.has(piece.toLowerCase()));
  return (
    pieces.length > 1 &&
    pieces.length <= 4 &&
    (isKnown || (/^[^,]+,\s*[A-Z]{2}(?:\s+\d{5})?$/u.test(text) && !FIRM_INITIALS.test(part.trim()))) &&
    CITY_AND_REGION.test(text)
  );
});
