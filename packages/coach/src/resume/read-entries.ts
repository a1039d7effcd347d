import type { ResumeEducation, ResumeExperience } from '@greenroom/contract/resume';
import { isCompany, isDegree, isInstitution, isLocation, isTitle, isTown } from '../entities/classify-part.ts';
import type { Entry } from './find-entries.ts';
import type { ResumeRow } from './resume-rows.ts';

const STRONG_PARTS = /\s*[|·•\t⋄¦]\s*|\s{2,}|(?<=\p{Script=Han})\s+(?=\p{Script=Han})|\s+[–—-]{1,2}\s+|\s+@\s+|;\s+/u;
const AT = /\s+(?:at|bei|chez|в компании|في)\s+(?:the\s+)?(?=[\p{Lu}\p{Script=Arabic}])/u;
const LEGAL_END = /^(?:inc|llc|ltd|limited|gmbh|corp|co|s\.?a|plc|llp|ag|pty|pvt)\b\.?/iu;
const MAX_ACHIEVEMENTS = 100;
/** "Department of Immunology" beside "Uppsala University" is a part of it. */
const PART_OF_EMPLOYER = /^(?:department|dept\.?|division|school|faculty|institute|centre|center) (?:of|for)\b/iu;

/** A job of an entry. What no clue tells apart stays empty. */
export function readJob(entry: Entry): ResumeExperience {
  const all = entry.headers.flatMap((row) => splitJobHeader(row, entry));
  const parts = all.filter((part) => !isLocation(part));
  const titleIndex = bestTitle(parts);
  const rest = parts.filter((_, index) => index !== titleIndex);
  const employer =
    rest.find((part) => isCompany(part) && !PART_OF_EMPLOYER.test(part)) ??
    rest.find((part) => isCompany(part)) ??
    rest.find((part) => !isTitle(part)) ??
    (titleIndex >= 0 ? employerBeforePlace(all) : undefined) ??
    (rest[0] && rest[0] !== parts[titleIndex] ? rest[0] : '') ??
    '';
  const title = titleIndex >= 0 ? (parts[titleIndex] ?? '') : (rest.find((part) => part !== employer) ?? '');
  return {
    title: clip(title),
    employer: clip(employer),
    startDate: entry.startDate,
    endDate: entry.endDate,
    achievements: entry.details.map(clip).slice(0, MAX_ACHIEVEMENTS),
  };
}

/** "Tin Kettle Coffee, Portland" has the shape of a place and is an employer with its town. */
function employerBeforePlace(parts: string[]): string | undefined {
  for (const part of parts.filter(isLocation)) {
    const [first = '', second = '', third] = part.split(/\s*,\s*/u);
    if ((third !== undefined || isTown(second)) && !isLocation(first)) return first;
  }
  return undefined;
}

/** "Staff Nurse, Intensive Care" is one title where another line names the employer; else what follows the comma may be it. */
function splitJobHeader(row: ResumeRow, entry: Entry): string[] {
  const parts = splitHeader(row);
  const [first = '', ...rest] = parts;
  const isEmployerElsewhere = entry.headers.some((other) => other !== row && splitHeader(other).some(isCompany));
  const isOneTitle =
    isEmployerElsewhere &&
    isTitle(first) &&
    rest.length > 0 &&
    !rest.some((part) => isCompany(part) || isLocation(part)) &&
    row.text.trim() === parts.join(', ');
  return isOneTitle ? [row.text.trim()] : parts;
}

/** The first part with a word of a position that is no company; "Bank Manager" is still a title. */
function bestTitle(parts: string[]): number {
  const plain = parts.findIndex((part) => isTitle(part) && !isCompany(part));
  return plain >= 0 ? plain : parts.findIndex((part) => isTitle(part));
}

/** A school of an entry: the part that names a school, and the part that names a degree. */
export function readSchool(entry: Entry): ResumeEducation {
  const rows = [...entry.headers, ...entry.details.slice(0, 2).map((text) => ({ ...EMPTY_ROW, text }))];
  const parts = rows.flatMap((row) => splitHeader(row)).filter((part) => !isLocation(part));
  const institution =
    parts.find((part) => isInstitution(part) && !startsWithDegree(part)) ??
    parts.find((part) => isInstitution(part)) ??
    '';
  const degree = parts.find((part) => part !== institution && isDegree(part)) ?? '';
  const field = parts.find((part) => part !== institution && part !== degree && !/\d|gpa|honou?rs|grade/iu.test(part));
  return {
    institution: clip(institution || (parts.find((part) => part !== degree) ?? '')),
    degree: clip(degree || (institution ? (field ?? '') : '')),
    startDate: entry.startDate,
    endDate: entry.endDate,
  };
}

const EMPTY_ROW: ResumeRow = { text: '', isBullet: false, isBold: false, fontSize: 0, x: 0 };

function startsWithDegree(part: string): boolean {
  return isDegree(part.split(/\s+/u).slice(0, 2).join(' '));
}

/** Parts of a header line; a comma parts only where it does not cut "Acme, Inc." or a title such as "Director, Sales". */
function splitHeader(row: ResumeRow): string[] {
  return row.text
    .split(STRONG_PARTS)
    .flatMap((part) => (isTitle(part.split(AT)[0] ?? '') ? part.split(AT) : [part]))
    .flatMap((part) => splitBracket(part))
    .flatMap((part) => splitCommas(part.trim()))
    .map((part) => part.replace(/^[\s,–—-]+|[\s,–—(-]+$/gu, ''))
    .filter((part) => part !== '');
}

/** "Cleaner (City Shine Ltd)" names the employer behind the title. */
function splitBracket(part: string): string[] {
  const [, before = '', inside = ''] = /^([^()]+)\(([^()]+)\)\s*$/u.exec(part) ?? [];
  return isTitle(before) && !isCompany(before) && isCompany(inside) ? [before, inside] : [part];
}

function splitCommas(part: string): string[] {
  if (isLocation(part)) return [part];
  const pieces = part.split(/\s*(?:,\s+|[，،]\s*)/u);
  const merged: string[] = [];
  for (const piece of pieces) {
    const previous = merged.at(-1);
    if (previous !== undefined && LEGAL_END.test(piece)) merged[merged.length - 1] = `${previous}, ${piece}`;
    else if (previous !== undefined && isLocation(`${previous}, ${piece}`))
      merged[merged.length - 1] = `${previous}, ${piece}`;
    else merged.push(piece);
  }
  return merged;
}

function clip(text: string): string {
  return text.replace(/\t/gu, ' ').trim().slice(0, 2000);
}
