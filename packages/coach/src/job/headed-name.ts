import { isCompany, isLocation, isTitle, isTown } from '../entities/classify-part.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isSurelyPerson, personAtStart } from './person-name.ts';

/** Lines at the head of an advertisement that may name the employer. */
const HEAD_LINES = 3;
const LONGEST_LINE = 160;
const PARTS = /\s+[–—|·•-]\s+|\s*[()]\s*|\t+|\s{4,}|(?<=[\p{L}\d]{3})\.\s/u;
const NAME_WORD = String.raw`\p{Lu}[\p{L}\p{N}'’&+.-]*`;
const NAME = new RegExp(
  `^(?:The )?${NAME_WORD}(?: (?:(?:and|&|of|the|for|de|at|an|na|la|le|el|del|di|da|van|von|der|den) )?${NAME_WORD}){0,6}$`,
  'u',
);
const FURTHER_PLACE = /^(?:near |in |at )?\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,3}(?: [A-Z]{1,2}\d{0,2})?$/u;
const MOST_WORDS = 7;
const SHORTEST_WORD = 4;
/** Terms of a post and parts of a house, which stand in the same places. */
const NO_NAME = joinPattern(
  'iu',
  String.raw`\b(?:full|part)[- ]time\b|\d|\b(?:permanent|temporary|contract|remote|hybrid|salary|hours?|shifts?|nights?|days?|evenings?|weekends?|band|grade`,
  '|level|ref|reference|location|duration|department|unit|ward|team|section|division|faculty|directorate|branch|position|vacanc(?:y|ies)|wanted|hiring|urgent',
  '|required|join|apply|start|maternity|cover|fixed term|term|positions?|posts?|speaking|based|fluent|excellent|good|strong|native|basic|advanced|proven',
  '|knowledge|degree|minimum|essential|valid|experience|industry|sector|various|multiple|immediate|competition|closing|estates|facilities|services? desk',
  String.raw`|product|platform|payments|residential|commercial|industrial|fashion|street|road|park)\b`,
);

/**
 * An employer that only the head of the advertisement names: behind the title ("Chargehand - Elm City Buses, Leeds") or on the line below it ("Elm Logistics,
 * Leicester"). Its first word recurs below, or a place follows where the employer speaks of itself. Else ''.
 */
export function headedName(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, SUBJECT_LINES);
  const head = lines.slice(0, HEAD_LINES);
  for (const [at, line] of head.entries()) {
    if (line.length > LONGEST_LINE && at > 0) continue;
    // The employer may come first and the post below.
    const isBelow = at > 0 || !isTitle(line.split(/,\s|\s[–—|·•(-]/u)[0] ?? '');
    const name = namesOf(line.slice(0, LONGEST_LINE), isBelow).find((one) => isEmployer(one, text, isBelow));
    if (name !== undefined) return unshouted(name.text);
  }
  const described = head.map(describedName).find((name) => name !== '');
  return described ?? lines.map((line) => subjectOf(line, text)).find((name) => name !== '') ?? '';
}

/** "Larkfaden – software for physiotherapy practices": a name before a dash and what its house does, in small letters. */
function describedName(line: string): string {
  const [name = '', behind = ''] = line.split(/\s+[–—]\s+/u);
  const [first = ''] = name.split(' ');
  const isNamed =
    NAME.test(name) &&
    /^\p{Ll}{3,} \p{Ll}/u.test(behind) &&
    !NO_NAME.test(`${name} ${behind}`) &&
    !isTitle(name) &&
    !isLocation(name) &&
    !isTown(name) &&
    first.length >= SHORTEST_WORD &&
    !COMMON_WORDS.has(first.toLowerCase());
  return isNamed ? name : '';
}
/** So many lines may say what the employer does. */
const SUBJECT_LINES = 8;
/** "The Museo de Historia Material in Valparaíso seeks an assistant". */
const SEEKS = new RegExp(
  `^The (${NAME_WORD}(?: (?:(?:and|&|of|de|la|for) ){0,2}${NAME_WORD}){1,6})(?: in ${NAME_WORD}(?: ${NAME_WORD})?)? (?:seeks|is (?:looking|searching|seeking|hiring)) `,
  'u',
);
const SUBJECT = new RegExp(
  String.raw`^(?:At )?(${NAME_WORD}(?: (?:(?:and|&|of) )?${NAME_WORD}){0,4})(?: \([^()]{2,40}\))?(?:, [^,.]{3,60},)? (?:is|has|we|\p{Ll}{3,12}s) `,
  'u',
);

/** "Granite Mutual, rated A, is growing its team": who does what, where the name is no word of the language and is written again or has two words. */
function subjectOf(line: string, text: string): string {
  const seeking = SEEKS.exec(line)?.[1] ?? '';
  if (seeking !== '' && !isTitle(seeking)) return seeking;
  const name = SUBJECT.exec(line)?.[1] ?? '';
  const [first = '', ...rest] = name.split(' ');
  const isPerson = isSurelyPerson(personAtStart(name));
  const isKnown =
    name === '' ||
    isPerson ||
    NO_NAME.test(name) ||
    isTitle(name) ||
    isLocation(name) ||
    COMMON_WORDS.has(first.toLowerCase());
  if (isKnown || first.length < SHORTEST_WORD || (rest.length === 0 && /ing$/u.test(first))) return '';
  const count = text.split(first).length - 1;
  return rest.length > 0 || count > 1 || /\p{Ll}\p{Lu}/u.test(first) ? name : '';
}

type Named = { text: string; isPlaced: boolean; isField: boolean };

/** The pieces of a line that look like a name. Of the line with the title what is before the first of them is the title itself. */
function namesOf(line: string, isBelow: boolean): Named[] {
  // A bracket behind the title holds its field.
  const bare = isBelow ? line : line.replace(/\([^()]*\)/gu, ' ');
  const pieces = bare
    .split(PARTS)
    .map((piece) => piece.replace(/^[\s–—|·•-]+/u, ''))
    .filter((piece) => piece !== '');
  return pieces.flatMap((piece, at) => {
    const [name = '', ...rest] = piece.trim().split(/,\s+/u);
    const named = !isBelow && at === 0 ? (rest[0] ?? '') : name;
    const behind = !isBelow && at === 0 ? rest[1] : rest[0];
    const isPlaced = behind !== undefined && (isLocation(behind) || FURTHER_PLACE.test(behind));
    // Behind the title and a comma stands its field more often than the employer.
    return named === '' ? [] : [{ text: named.trim(), isPlaced, isField: !isBelow && at === 0 }];
  });
}

function isEmployer({ text: name, isPlaced, isField }: Named, text: string, isBelow: boolean): boolean {
  const words = name.split(' ');
  const isName =
    NAME.test(name) && words.length <= MOST_WORDS && !NO_NAME.test(name) && !isTitle(name) && !isLocation(name);
  if (!isName) return false;
  const telling = words.find(
    (word) => word !== 'The' && word.length >= SHORTEST_WORD && !COMMON_WORDS.has(word.toLowerCase()),
  );
  if (telling === undefined) return false;
  const bare = telling.replace(/['’]s$/u, '');
  const isRecurring = text.split(/(?<![\p{L}])/u).filter((part) => part.startsWith(bare)).length > 1;
  // "Elmwijk · 32 hours" is where the work is.
  const isOurs = /\b(?:we|our|us)\b/iu.test(text);
  if (isField) return isCompany(name) || (isPlaced && isRecurring);
  const isSingle = words.length === 1;
  return (
    (isRecurring && !isSingle) ||
    isCompany(name) ||
    (isPlaced && isOurs && (isBelow || words.length > 2) && words.length > 1)
  );
}

/** "SEVERNSIDE HEAT & WATER" as names are written. */
const unshouted = (name: string): string =>
  name === name.toUpperCase() && name.length > SHORTEST_WORD * 2
    ? name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
