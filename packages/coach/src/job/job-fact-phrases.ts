import { isLocation, isTown } from '../entities/classify-part.ts';
import { JOB_TOWNS } from '../entities/name-lists.ts';
import { ADDRESS_MARK } from './job-lines.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const CURRENCY =
  '(?:eur(?:os?)?|usd|gbp|chf|cad|aud|nzd|sek|nok|dkk|pln|czk|inr|jpy|sgd|hkd|zar|brl|dollars?|pounds? sterling|[£$€])';
/** Facts that are among the skills of an advertisement without a label: money, days and hours, kinds of contract. */
const FACTS = [
  String.raw`\d\s*k?\s*${CURRENCY}(?![a-z])|(?<![a-z])${CURRENCY}\s*\d`,
  String.raw`^[\d.,]+k?\s*(?:-|–|to)?\s*[\d.,]*k?\s+(?:gross|net|p\.?\s?a|per|an?|yearly|annual(?:ly)?|monthly|hourly)\b`,
  String.raw`\b\d{1,2}(?:st|nd|rd|th)?\.?\s+(?:of\s+)?${MONTH}\b|\b${MONTH}\.?\s+\d|^(?:${MONTH})$`,
  String.raw`\b${WEEKDAY}\s*(?:-|–|to)\s*${WEEKDAY}\b|\b\d{1,2}(?::\d\d)?\s*(?:am|pm)\b|\d\s*(?:hours?|hrs|days?|weeks?)\b`,
  '^(?:(?:permanent|temporary|temp|fixed[- ]term|freelance|part[- ]time|full[- ]time|remote|hybrid|on-?site|in-office|contract|unlimited' +
    String.raw`|immediate|flexible)[\s/-]*)+(?:contract|position|role|job|employment|work|start|basis|hours|possible|only)?$`,
  String.raw`\d\s*(?:lpa|lakhs?|lacs?|crores?)\b`,
  '^immediately$|^negotiable$|^start$|^hello$|^live(?:-in)?$',
  // What one has to bring along.
  String.raw`^own\s+(?!the\b|our\b|an?\b|end)\S+(?:\s+\S+)?$|\b(?:boots|shoes|footwear|trousers|uniform|workwear|laptop|smartphone)$`,
  String.raw`^\d+\s+(?:posts?|positions?|roles?|vacanc(?:y|ies)|openings?)$`,
  // How many of something, and people: "50+ plots", "Mrs R".
  String.raw`^\d+\+\s|^(?:mr|mrs|ms|miss|frau|herr)\b`,
  String.raw`(?:^|\s)${ADDRESS_MARK}(?:\s|$)`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** "Apply to Jane Smith" and "Contact Jane Smith"; "Contact center management" is something to be able to do. */
const PERSON_TO_ASK =
  /^(?:[Aa]pply|[Ww]rite|[Ss]peak|[Rr]eports?|[Rr]eporting) to\b|^(?:[Cc]ontact|[Cc]all|[Aa]sk for) (?:(?:Mr|Ms|Mrs|Dr) )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

/** What parts a town: "Central London", "Berlin Mitte", "London Bridge". */
const PART_OF_TOWN = /^(?:central|greater|inner|outer|downtown|north|south|east|west)\s+/iu;
const TOWN_AND_DISTRICT = /^(\p{Lu}\S*(?: \p{Lu}\S*)??)[ -]\p{Lu}\p{Ll}{3,}$/u;

/** "Dublin 2", "Norwich city centre". */
const PLACE_WITHIN_TOWN = /\s+(?:\d{1,2}|(?:(?:city|town) )?cent(?:re|er)|cbd|area|suburbs|branch|office|lanes)$/iu;
/** Between two places: "Bristol / Bath", "London or Remote", "Aalen, Germany". */
const BETWEEN_PLACES = /\s*[,/|&]\s*|\s+(?:or|and|[–—-])\s+/u;

/** Whether a phrase that is written as a name is one of a place: "Central London", "Dublin 2", "Remote (UK)", "Bristol / Bath". */
export function isPlace(phrase: string): boolean {
  const pieces = phrase
    .replace(/[()]/gu, ' / ')
    .split(BETWEEN_PLACES)
    .filter((piece) => piece !== '');
  const known = pieces.filter(isOnePlace).length;
  return known > 0 && known === pieces.length;
}

function isOnePlace(piece: string): boolean {
  const bare = piece.trim().replace(PART_OF_TOWN, '').replace(PLACE_WITHIN_TOWN, '');
  const town = TOWN_AND_DISTRICT.exec(bare)?.[1] ?? '';
  return /^\p{Lu}/u.test(bare) && (isLocation(bare) || isTown(town) || JOB_TOWNS.has(bare.toLowerCase()));
}

/** Whether a phrase is a fact of the advertisement ("80,000 EUR", "1 May", "Apply to Jane Smith") and nothing that one can do. */
export function isFact(phrase: string): boolean {
  return PERSON_TO_ASK.test(phrase) || FACTS.some((pattern) => pattern.test(phrase));
}
