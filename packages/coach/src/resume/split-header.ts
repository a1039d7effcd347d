import { isCompany, isLocation, isTitle, isTown } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { LabelledField } from './resume-rows.ts';

/**
 * A piece of a header line between commas or the like. `lead` is what joins it with the piece before it, `tail` what closes it. `field` is set
 * where a form labels the line: `side` follows the name of an employer in its field.
 */
export type HeaderPart = { text: string; lead: string; tail: string; field?: LabelledField | 'side' };
/** A stretch of a header line between strong separators (a tab, a bar, a spaced dash). */
export type HeaderUnit = HeaderPart[];

const STRONG_PARTS =
  /\s*[|·•\t⋄¦★]\s*|\s+~(?:\s+|$)|\s{2,}|(?<=\p{Script=Han})\s+(?=\p{Script=Han})|\s+[–—-]{1,2}\s+(?![^()]*\))|\s+@\s+|;\s+/u;
/** "Baker at Crust & Co": the employer follows. Not within brackets. */
const AT =
  /(?:\s+|,\s+(?=with\s))(?:at|with(?<=, with)|bei|chez|в компании|في)\s+(?:the\s+)?(?=[\p{Lu}\p{Script=Arabic}])(?![^()]*\))/u;
/** "Night Porter. Elm Hotel, Leeds": a stop behind a whole word. */
const STOP = joinPattern(
  'u',
  String.raw`(?<=\p{Ll}{5}|\)|\d|\s[IVX]{2,4})\.\s+(?=\p{Lu})|(?<=\s\p{Lu}\p{Ll}{4})\.\s+(?=\p{Lu}\p{Ll}{2})`,
  String.raw`|(?<=\p{Ll}{3})(?<!\b(?:[Dd]ept|[Gg]ovt|[Uu]niv|[Aa]sst|[Aa]ssoc|[Ii]nst|[Tt]ech|[Mm]gmt|incl|approx))\.\s+(?=\p{Ll}{4})`,
);
const COMMA = /\s*(?:,\s+(?![^()]*\))|[，،]\s*)/u;
/** "Elm Hospital: Staff Nurse" names both, as "A-levels: Biology" does not; the labelling decides. */
const COLON = /\s*[:：]\s+(?![^()]*\))/u;
const LEGAL_END = /^(?:inc|llc|ltd|limited|gmbh|corp|co|s\.?a|plc|llp|ag|pty|pvt)\b\.?(?: ltd\.?)?$/iu;
/** "P.C.", "P.A.", "L.P.": initials behind the name of a firm. */
const LEGAL_INITIALS = /^(?:\p{Lu}\.){2,4}$/u;
const REGION_CODE = /^[\p{Lu}][\p{L}.'’ -]+,?\s[A-Z]{2,3}$/u;
/** "every autumn" beside "since 2017" says how often. */
const FREQUENCY = /\b(?:every|each)\s+(?:year|spring|summer|autumn|fall|winter|season|term)\b/giu;

/** The units of a header line. A comma parts only where it does not cut "Acme, Inc." or "Austin, TX". */
export function splitUnits(text: string): HeaderUnit[] {
  return text
    .replace(FREQUENCY, ' ')
    .split(STRONG_PARTS)
    .map((part) => splitPart(part.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece.text)))
    .filter((unit) => unit.length > 0);
}

/** The units of a line that a form labels: the whole value is the title, the first part of it the employer. */
export function labelledUnits(text: string, field: LabelledField): HeaderUnit[] {
  const [value = '', ...others] = text.split('\t');
  const rest = others.flatMap(splitUnits);
  if (field === 'head') return [[{ text: trimPart(value), lead: '', tail: '', field }], ...rest];
  const units = splitUnits(value).map((unit, row) =>
    unit.map((part, index) => ({ ...part, field: row + index === 0 ? field : ('side' as const) })),
  );
  return [...units, ...rest];
}

/** The text of some parts that follow one another, as the line has them. */
export function joinParts(parts: readonly HeaderPart[]): string {
  return parts
    .map(
      (part, index) =>
        `${index === 0 ? '' : part.lead}${part.text}${index === 0 && part.tail === ')' ? '' : part.tail}`,
    )
    .join('');
}

function splitPart(part: string): HeaderPart[] {
  return part.split(AT).flatMap((whole, index) => splitSide(whole, index > 0));
}

function splitSide(whole: string, isBehindAt: boolean): HeaderPart[] {
  const { side, town } = splitTown(whole, isBehindAt);
  const { before, inside } = splitBracket(side);
  const stretches = cut([{ text: before, lead: isBehindAt ? ' at ' : '', tail: '' }], ': ', (text) =>
    text.split(COLON),
  );
  const sentences = cut(stretches, '. ', (text) => text.split(STOP).map(trimPart));
  const parts = cut(sentences, ', ', splitCommas).map((one) => ({ ...one, text: trimPart(one.text) }));
  if (inside !== '') parts.push({ text: inside, lead: ' (', tail: ')' });
  if (town !== '') parts.push({ text: town, lead: ' in ', tail: '' });
  return parts;
}

/** Cuts each part further; `lead` is what joins the pieces of one. */
const cut = (parts: readonly HeaderPart[], lead: string, split: (text: string) => string[]): HeaderPart[] =>
  parts.flatMap((part) =>
    split(part.text).map((text, index) => (index === 0 ? { ...part, text } : { text, lead, tail: '' })),
  );

/** "at Elm Hospital in Leeds": the town behind an employer, of any name; elsewhere a known place only. */
function splitTown(whole: string, isBehindAt: boolean): { side: string; town: string } {
  const [, side = '', town = ''] =
    /^(.{3,90}?)\s+in\s+(\p{Lu}[\p{L}'’. -]{1,40}(?:,\s\p{Lu}[\p{L}. ]{1,20})?)$/u.exec(whole) ?? [];
  const isTownName = isLocation(town) || isTown(town) || (isBehindAt && !/,\s/u.test(side) && !isCompany(town));
  return town !== '' && isTownName ? { side, town } : { side: whole, town: '' };
}

/** "Cleaner (City Shine Ltd)" names the employer behind the title, "Elm Hospital (Leeds)" its town. */
function splitBracket(part: string): { before: string; inside: string } {
  const [, before = '', inside = ''] = /^([^()]+)\(([^()]+)\)\s*$/u.exec(part) ?? [];
  const isEmployer = isTitle(before) && !isCompany(before) && isCompany(inside);
  // "Galway (fish restaurant, 84 seats)": a remark behind the town, which is of the employer.
  if (/^\p{Ll}|^\d/u.test(inside) && (isLocation(before.trim()) || isTown(before.trim())))
    return { before: before.trim(), inside: '' };
  const isPlace = isLocation(inside) || isTown(inside) || REGION_CODE.test(inside);
  return isEmployer || isPlace ? { before: before.trim(), inside } : { before: part, inside: '' };
}

function splitCommas(part: string): string[] {
  const merged: string[] = [];
  const pieces = part.split(COMMA);
  pieces.forEach((piece, index) => {
    const previous = merged.at(-1);
    const next = pieces[index + 1] ?? '';
    // "Oregon" of "Elm Movers, Oregon, OH" belongs to the letters behind it.
    const isTownItself = /^[A-Z]{2}$/u.test(next) && isTownWithRegion(piece, next);
    if (previous !== undefined && (endsFirm(previous, piece) || (isTownWithRegion(previous, piece) && !isTownItself)))
      merged[merged.length - 1] = `${previous}, ${piece}`;
    else merged.push(piece);
  });
  return joinPartners(merged);
}

/** "Inc." behind any name, initials behind one that is no town: "Washington, D.C." is a place. */
const endsFirm = (name: string, end: string): boolean =>
  LEGAL_END.test(end) || (LEGAL_INITIALS.test(end) && !isTown(name) && !isLocation(name) && !isLocation(end));

const SURNAME = /^\p{Lu}[\p{L}'’-]+$/u;
const LAST_PARTNERS = /^\p{Lu}[\p{L}'’-]+ (?:&|and|und) \p{Lu}/u;

/** "Brackett, Amory & Finch LLP" is one firm. */
function joinPartners(pieces: string[]): string[] {
  const last = pieces.findIndex((piece) => LAST_PARTNERS.test(piece));
  let first = last;
  const isPartner = (piece: string) => SURNAME.test(piece) && !isTown(piece) && !isLocation(piece) && !isTitle(piece);
  while (first > 0 && isPartner(pieces[first - 1] ?? '')) first -= 1;
  if (last < 1 || first === last) return pieces;
  return [...pieces.slice(0, first), pieces.slice(first, last + 1).join(', '), ...pieces.slice(last + 1)];
}

/** "Austin, TX" and "Abeokuta, Nigeria" are one place; in "Tin Kettle Coffee, Portland" a town follows a name. */
function isTownWithRegion(town: string, region: string): boolean {
  if (isCompany(town) || isTitle(town) || !isLocation(`${town}, ${region}`)) return false;
  return isLocation(town) || /^[A-Z]{2,3}$/u.test(region) || (isLocation(region) && !isTown(region));
}

/** Without what parted it from its neighbours, and without the stop of a sentence, which "Inc." keeps. */
const trimPart = (part: string) =>
  part.replace(/^[\s,|–—-]+|[\s,|–—(-]+$/gu, '').replace(/(?<=\p{Ll}{5}|\)|\s[A-Z]{2})\.$/u, '');
