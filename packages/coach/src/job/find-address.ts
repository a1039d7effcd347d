import { isLocation } from '../entities/classify-part.ts';
import type { JobText } from './read-job.ts';

const CAPITALIZED = String.raw`\p{Lu}[\p{L}\p{N}.'’-]{0,24}`;
/** "123 Main Street", "4B N. King's Road", "1200 5th Avenue". */
const STREET_BY_WORD =
  String.raw`\d{1,5}[A-Za-z]?(?:\s?[–-]\s?\d{1,5})?,?\s+(?:(?:${CAPITALIZED}|\d{1,3}(?:st|nd|rd|th))\s+){1,4}?(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln` +
  '|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Place|Pl|Square|Sq|Close|Terrace|Highway|Hwy|Parkway|Pkwy|Quay|Row|Crescent|Circle|Plaza|Broadway' +
  String.raw`|Street West|Street East)(?![\p{L}\p{N}])\.?`;
const STREET_FIRST = String.raw`\d{1,4}(?:\s?bis)?,?\s+(?:rue|avenue|boulevard|place|quai|via|calle)\s+(?:(?:de|du|des|la|le|della|del|d['’])\s*)*${CAPITALIZED}(?:\s${CAPITALIZED}){0,3}`;
const STREET_GERMAN = String.raw`\p{Lu}[\p{L}-]{0,40}(?:straße|strasse|str\.|weg|platz|allee|gasse|damm|ufer)\s+\d{1,4}[a-z]?`;
const BOX = String.raw`P\.?\s?O\.?\s?Box\s+\d{1,6}`;
const UNIT = String.raw`(?:,?\s+(?:Suite|Ste\.?|Floor|Fl\.?|Unit|Apt\.?|Room|Building|Bldg\.?|#)\s?[\p{L}\p{N}-]{1,6}|,?\s+\d{1,2}(?:st|nd|rd|th)\s+[Ff]loor)`;
const POSTCODE = String.raw`(?:[A-Z]{2}\s+\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{4,5}(?:-\d{3,4})?(?:\s+[A-Z]{2})?|[A-Z]{2}(?![\p{L}\p{N}]))`;
const TOWN = String.raw`(?:${POSTCODE}\s+)?\p{Lu}[\p{L}'’-]*(?:[ ](?:(?:am|an der|de|la|upon|on|le|sur)[ ])?\p{Lu}[\p{L}.'’-]*){0,3}?`;
const TAIL = String.raw`(?:${UNIT})?(?:,\s+${TOWN}(?=[,.;)\n]|\s+${POSTCODE}|\s*$)){0,3}(?:,?\s+${POSTCODE})?(?:,\s+(?:USA|UK|United States|United Kingdom|Germany|France|Ireland|Canada|Australia))?`;
const ADDRESS = new RegExp(
  String.raw`(?<![\p{L}\p{N}/$£€#.,-])((?:${STREET_BY_WORD}|${STREET_FIRST}|${STREET_GERMAN}|${BOX})${TAIL})(?![\p{L}\p{N}])`,
  'u',
);
/** The town on the line below the street. */
const TOWN_LINE = new RegExp(
  String.raw`^(?:${POSTCODE}\s+\p{Lu}[\p{L}.'’ -]{1,40}|\p{Lu}[\p{L}.'’ -]{1,40},?\s+${POSTCODE})$`,
  'u',
);
const MAX_ADDRESS_LENGTH = 120;
const SHORTEST_ADDRESS = 5;
/** A whole advertisement on one line is read this far. */
const LONGEST_LINE = 5000;

/**
 * Where the employer sits: labelled, else the first street or box that is anywhere with its number. A town alone is no
 * address.
 */
export function findAddress(job: JobText, text: string): string {
  const lines = text.split(/\r?\n/u).map((line) => line.trim());
  const labelled = job.fields
    .filter(({ kind }) => kind === 'address')
    .map(({ value }) => labelledAddress(value, lines));
  return labelled.find((address) => address !== '') ?? bareAddress(lines);
}

function labelledAddress(value: string, lines: string[]): string {
  if (/@|https?:|www\./u.test(value) || value.length < SHORTEST_ADDRESS) return '';
  const street = ADDRESS.exec(value)?.[1];
  if (street !== undefined && value.startsWith(street)) return withTown(trimmed(street), lines);
  const [sentence = ''] = value.split(/(?<=[\p{Ll}\d]{3})[.!?]\s+(?=\p{Lu})/u);
  // "Headquarters: Berlin" is the place of a company, and so is "Address: Berlin" without further words.
  return /\d/u.test(sentence) || isLocation(sentence) ? trimmed(sentence.slice(0, MAX_ADDRESS_LENGTH)) : '';
}

function bareAddress(lines: string[]): string {
  for (const line of lines) {
    const match = ADDRESS.exec(line.slice(0, LONGEST_LINE));
    if (match?.[1] && isPlaced(line, match[1], match.index)) return withTown(trimmed(match[1]), lines);
  }
  return '';
}

/** "3 Point Drive skills" is no address: without a town behind it a street ends its line or is behind "at". */
function isPlaced(line: string, address: string, index: number): boolean {
  const isWhole = /^[\s.,;)]*$/u.test(line.slice(index + address.length));
  return /,\s+\p{L}|\d$/u.test(address) || isWhole || /\b(?:at|address is|address:)\s+$/iu.test(line.slice(0, index));
}

/** "123 Main Street" with "Springfield, IL 62701" from the next line. */
function withTown(street: string, lines: string[]): string {
  const index = lines.findIndex((line) => line.replace(/[.,;]+$/u, '').endsWith(street));
  const next = lines.slice(index + 1).find((line) => line !== '') ?? '';
  return index >= 0 && TOWN_LINE.test(next) ? `${street}, ${next}` : street;
}

function trimmed(text: string): string {
  return text.trim().replace(/[\s.,;]+$/u, '');
}
