/** A row of things as a resume writes it: "Treatment room: wound care inc. leg ulcers & Doppler, ear care (both), ECGs". */
const LABEL = /^(?:\p{L}[\p{L}\d&/'’ -]{2,28}):\s+(?=\S)/u;
const BULLET = /^[^\p{L}\p{N}("“]+/u;
const PART_END = /\s*[,;]\s+(?![^()]*\))|\s+[-–—|•·♥★✦▪]\s+(?![^()]*\))|(?<=[\p{L})])[.!]\s+(?=\p{L})(?![^()]*\))/u;
/** "Moving patients by bed, chair and trolley" is one thing: without its list. */
const OPEN_LIST =
  /^([^,;.()]{4,60}?) (?:by|of|between|from|such as|like) [^,;.()]{2,25}, [^,;.()]{2,25}(?:, [^,;.()]{2,30}){0,4}? and [^,;.()]{2,60}($|[.;])/u;
const MOST_READ = 400;
const MOST_ITEMS = 16;
const LONGEST_WORDS = 8;

/** The things that a row names, each in plain words; brackets and notes on how much are left out. */
export function rowItems(line: string): string[] {
  const text = line.slice(0, MOST_READ).replace(/\s+/gu, ' ').replace(BULLET, '').replace(LABEL, '');
  return text.replace(OPEN_LIST, '$1$2').split(PART_END).slice(0, MOST_ITEMS).map(plainItem);
}

const plainItem = (part: string): string =>
  part
    .replace(/\s*\([^()]*\)?/gu, '')
    .replace(/^(?:and|also|plus|then|incl?\.?|including|mostly|mainly|usually|basic|some|general) (?=\p{L})/iu, '')
    .replace(/\bw\/ ?/gu, 'with ')
    .replace(/ (?:&|\+) /gu, ' and ')
    .replace(/\s+(?:incl?\.?|including|e\.g\.?|etc\.?|such as|as per|per)(?:\s.*)?$/iu, '')
    .replace(/[\s.,;:!?]+$/u, '')
    .trim();

export const isShortItem = (item: string): boolean => item !== '' && item.split(' ').length <= LONGEST_WORDS;
