import { isCompany, isDegree, isInstitution, isLocation, isTitle, isTown } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { FieldScores } from './assign-fields.ts';

/** Endings of English words for people who do something. */
const DOER =
  /(?:er|or|ist|ian|man|woman|hand|ress|ee|ant|nurse|intern|aide|chef|clerk|head|lead)s?(?:\s+(?:[IVX]+|\d))?$/iu;
/** Nouns for a position that are no word for a person. */
const POSITION =
  /\b(?:internship|traineeship|apprenticeship|placement|work experience|clerkship|residency|fellowship|stage|praktikum|pupillage|secondment)\b/iu;
const PART_OF_BODY =
  /\b(?:department|dept|division|faculty|institute|laborator(?:y|ies)|centre|center|unit|campus|office|branch|school|section|abteilung|fakultät|lehrstuhl)\b/iu;
const OWN_BUSINESS =
  /\b(?:self[- ]?employed|freelance|freiberuflich|selbstständig|autónomo|own (?:business|company|practice))\b/iu;
/** "Self-employed, Elm Embalming": the words alone are in for a title beside a name. */
const OWN_BUSINESS_ALONE = /^(?:self[- ]?employed|freelance|freiberuflich|selbstständig|autónomo)$/iu;
const GRADE = joinPattern(
  'iu',
  String.raw`^\d+ (?:hours?|weeks?|months?|years?|days?|credits?)$|\b(?:c?gpa|grade|note|honou?rs|laude|distinction`,
  String.raw`|merit|first class|classification|rating|marks?|average|thesis|erasmus|semester|gold medal|dean['’]s list|pass)\b|\d\s?%|^\d[\d.,/ ]*$`,
);
const REGION_CODE = /^(?:[\p{Lu}][\p{L}.'’ -]+\s)?[A-Z]{2,3}(?:\s\d{4,5})?$/u;
const EXAM = joinPattern(
  'iu',
  String.raw`\b(?:examination|exam|certificate|certified|diploma|qualification|apprenticeship|degree|matric|a-levels?|gcses?|highers|level \d|abitur`,
  String.raw`|course|course in|leaving certificate|matura|secondary|training)\b`,
);

const words = (part: string) => part.split(/\s+/u);
const capitals = (part: string) => (part.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length;
/** Whether nearly all longer words begin with a capital, as in a name. */
const isNameShaped = (part: string) => {
  const long = words(part.replace(/\([^)]*\)/gu, '')).filter((word) => /^\p{L}{4,}/u.test(word));
  return long.length > 0 && long.every((word) => /^\p{Lu}/u.test(word));
};
const isLongText = (part: string) => words(part).length > 10;
/** "H.S.C." and "B.A." are names, whatever is between their letters. */
const isNumberOnly = (part: string) => !/\p{L}\.?\p{L}/u.test(part);

/** "State of Victoria, Department of Health" and "City of Leeds" employ people. */
const PUBLIC_BODY =
  /^(?:the )?(?:state|city|county|town|borough|province|canton|government|commonwealth|ministry|municipality|republic) of \p{Lu}/iu;

/** "Reef Metro Municipality" and "Harbour Port Authority". */
const PUBLIC_KIND = /\s(?:municipality|borough|commune|ministry|authority|constabulary|police)$/iu;
/** "US Army" and "Royal Navy" employ people too; "Salvation Army Shop" is named by its own words. */
const ARMED_FORCE =
  /^(?:the )?(?:[\p{Lu}][\p{L}.]*\s){1,3}(?:army|navy|air force|marines?(?: corps)?|coast guard|national guard|armed forces|defence forces?)$/iu;

const isPublicEmployer = (part: string) => PUBLIC_BODY.test(part) || PUBLIC_KIND.test(part) || ARMED_FORCE.test(part);
const namesEmployer = (part: string) => isCompany(part) || isPublicEmployer(part);
/** "Curl Up Salon in Tuam", "Elm Garage": an employer by the last word of its name. */
const KIND_AT_END = joinPattern(
  'u',
  String.raw`^\p{Lu}[^,]{0,60}\s(?:Salon|Garage|Bakery|Brewery|Winery|Vineyards?|Distillery|Dairy|Mills?|Quarry|Garden Centre|Hatchery|Railway|Railroad`,
  '|Shipyard|Boatyard|Shop|Pharmacy|Butchers|Theatre|Museum|Gallery|Orchestra|Funeral Home|Funeral Directors|Undertakers|Nurser(?:y|ies)|Workshops?)',
  String.raw`(?:\sin\s\p{Lu}[\p{L}'’-]+)?$`,
);

/** "110 seats italian restaurant" and "family-run café" say what an employer is: after a number perhaps, in small letters. */
const DESCRIPTION = /^(?:an? |the )?(?:\d[\d.,+%]{0,9}[- ])?\p{Ll}{3,}[\p{Ll}-]*\s+\p{L}/u;
/** "West End QLD": a town before the letters of its region. */
const TOWN_AND_REGION = /^\p{Lu}\p{Ll}[\p{L}.'’& -]*\s[A-Z]{2,3}(?:\s\d{4,5})?$/u;

function scorePlace(part: string, isLast: boolean, isAfterBody: boolean): number {
  if (isPublicEmployer(part)) return -2.5;
  if (isLocation(part)) return 3;
  if (isCompany(part) || isTitle(part)) return -2.5;
  const pieces = part.replace(/\s[A-Z]{2,3}$/u, '').split(/\s*[,/&]\s*|\s+and\s+/u);
  if (pieces.some((piece) => isTown(piece) || isLocation(piece)) && pieces.every((piece) => words(piece).length <= 3))
    return 2;
  if (REGION_CODE.test(part) && words(part).length > 1) return 1.8;
  // "Halle (Saale)" is as short as "Halle".
  const bare = part.replace(/\s\([^()]*\)$/u, '');
  const isShort = words(bare).length <= 3 && isNameShaped(bare) && !/[\d&()]/u.test(bare);
  if (!isShort) return -2;
  return isLast && isAfterBody ? 1.1 : -0.8;
}

/** "Porter, later Head Porter": what one became is the end of a title. */
const LATER = /^(?:later|then|now|formerly|previously|afterwards|since|subsequently)\s/iu;

function scoreTitle(part: string): number {
  if (isNumberOnly(part) || isLongText(part) || LATER.test(part)) return -2;
  if (isLocation(part)) return -3;
  if (isTitle(part)) return isCompany(part) ? 1.2 : 3;
  if (OWN_BUSINESS.test(part)) return OWN_BUSINESS_ALONE.test(part) ? 2.2 : -1;
  if (TOWN_AND_REGION.test(part)) return -1;
  if (POSITION.test(part)) return 2;
  if (isCompany(part) || KIND_AT_END.test(part)) return -2;
  return scoreUnnamedTitle(part);
}

/** A part without a word that names a title or an employer. */
function scoreUnnamedTitle(part: string): number {
  const bare = part.replace(/\s*\([^)]*\)\s*$/u, '');
  return (
    (DOER.test(bare.split(/\s+(?:of|for|in)\s+/u)[0] ?? '') ? 1 : 0) -
    (/&/u.test(part) ? 0.4 : 0) -
    (/['’]s\b/u.test(part) ? 0.5 : 0)
  );
}

function scoreCompany(part: string): number {
  if (isTitle(part)) return 2;
  return PART_OF_BODY.test(part) ? 2.4 : 3;
}

/** How much a part is written as a name is. */
function scoreShape(part: string): number {
  if (isNameShaped(part)) return 0.6;
  return /^\p{Ll}/u.test(part) ? -1.2 : -0.3;
}

/** "Acting Band 6" says how high a post is. */
const RANK = /\b(?:band|grade|scale|tier) \d+\b|^(?:acting|interim)\b/iu;

function scoreEmployer(part: string): number {
  if (isNumberOnly(part) || isLongText(part) || RANK.test(part)) return -2;
  if (isPublicEmployer(part)) return 3;
  if (isLocation(part)) return -2;
  if (OWN_BUSINESS.test(part)) return isTitle(part) ? 1 : 2.5;
  if (DESCRIPTION.test(part)) return isCompany(part) ? 0.3 : -1.2;
  if (isCompany(part)) return scoreCompany(part);
  return scoreUnnamedEmployer(part);
}

/** A part without a word that names an employer. */
function scoreUnnamedEmployer(part: string): number {
  if (KIND_AT_END.test(part)) return isTitle(part) ? 1 : 2;
  if (isTitle(part)) return -1.5;
  return (
    scoreShape(part) +
    (/\s(?:&|and|und|et|y)\s/u.test(part) && capitals(part) > 1 ? 0.6 : 0) +
    (/^The\s/u.test(part) ? 0.6 : 0)
  );
}

export const JOB_SCORES: FieldScores = {
  head: scoreTitle,
  body: scoreEmployer,
  place: scorePlace,
  other: (part) =>
    DESCRIPTION.test(part)
      ? 0
      : isTitle(part) || namesEmployer(part)
        ? -1.8
        : GRADE.test(part) || isNumberOnly(part)
          ? 0.3
          : -0.7,
  headExtension: (part) => {
    if (isLocation(part) || isPublicEmployer(part)) return -3;
    if ((isTitle(part) && !isCompany(part)) || RANK.test(part)) return 0.6;
    if (/^\p{Ll}/u.test(part)) return 0.6;
    return isCompany(part) ? -1.6 : -0.3;
  },
  bodyExtension: (part) => {
    if (isLocation(part)) return -1.5;
    if (isTitle(part) && !isCompany(part)) return -2;
    return isCompany(part) || PART_OF_BODY.test(part) ? 0.4 : -0.5;
  },
};

function scoreDegree(part: string): number {
  if (isNumberOnly(part)) return -2;
  if (isLocation(part)) return -3;
  const isNamed = isDegree(part);
  if (GRADE.test(part) && !isNamed) return -1.5;
  if (isNamed) return isInstitution(part) && !startsWithDegree(part) ? 0.6 : 3;
  if (EXAM.test(part)) return isInstitution(part) ? 0.2 : 2;
  if (isInstitution(part)) return -1.5;
  return /\b(?:of|in)\b/u.test(part) ? 0.3 : 0;
}

const startsWithDegree = (part: string) => isDegree(words(part).slice(0, 2).join(' '));

function scoreSchool(part: string): number {
  if (isNumberOnly(part)) return -2;
  if (isLocation(part)) return -1.5;
  if (GRADE.test(part) && !isInstitution(part)) return -1.5;
  if (isInstitution(part)) return startsWithDegree(part) ? 0 : isDegree(part) ? 1.6 : 3;
  if (isDegree(part)) return -2;
  if (EXAM.test(part)) return -0.8;
  return (isCompany(part) ? 1.5 : 0) + (isNameShaped(part) ? 0.6 : -0.3);
}

export const SCHOOL_SCORES: FieldScores = {
  head: scoreDegree,
  body: scoreSchool,
  place: scorePlace,
  other: (part) => (GRADE.test(part) || isNumberOnly(part) ? 1.2 : isDegree(part) || isInstitution(part) ? -1.2 : -0.6),
  headExtension: (part) => {
    if (isLocation(part)) return -3;
    if (isInstitution(part)) return -2.5;
    // "A-levels: Geography (A), Biology (B)"
    if (/\([A-Z]\*?\)$/u.test(part)) return 0.6;
    return GRADE.test(part) && !isDegree(part) ? -0.6 : 0;
  },
  bodyExtension: (part) => {
    if (isDegree(part) && !isInstitution(part)) return -2.5;
    if (isLocation(part)) return -0.3;
    return isInstitution(part) || PART_OF_BODY.test(part) ? 0.6 : -0.4;
  },
};
