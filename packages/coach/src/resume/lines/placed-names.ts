import { isCompany, isLocation, isTitle, isTown } from '../../entities/classify-part.ts';
import { findDateOrRange, findDateRange } from '../../entities/dates.ts';
import { isGapName } from '../gap-name.ts';
import type { Piece } from './head-pieces.ts';

/** Words of forms that stand before a value. */
const LABEL =
  /^(?:job title|title|position|role|employer|company|firm|organi[sz]ation|dates?|period|from|left|started|duties|main duties|tasks|location|place)$/iu;

type Names = Readonly<{ title: string; employer: string }>;
type Part = Readonly<{ text: string; line: number; isFirst: boolean }>;

const SEPARATOR = /\s+[–—|·/-]\s+|,\s+|;\s+|\s{2,}|\t+|:\s+|(?<=\p{Ll}{2})\.\s+/u;
const MOST_WORDS = 6;
/** From so many posts that are all written alike on, the next one is written like them. */
const FEWEST_ALIKE = 2;
const NOBODY = /^(?:self[- ]?employed|freelance|various|casual|agency|different|several)(?!\p{L})/iu;

/** Whether the title comes before the employer in the posts of a resume; undefined where they differ or there are too few. */
export function isTitleFirst(pieces: readonly Piece[]): boolean | undefined {
  const orders = pieces.flatMap(({ isSentence, titles: [title], bodies: [body] }) =>
    isSentence || title === undefined || body === undefined ? [] : [title.from < body.from],
  );
  const first = orders.filter(Boolean).length;
  if (orders.length < FEWEST_ALIKE) return undefined;
  return first === orders.length ? true : first === 0 ? false : undefined;
}

/** The names of a head in which the tagger found none, or only one of the two, by their places and by the order in the other heads. */
export function namesByPlace(piece: Piece, found: Names, order: boolean | undefined): Names {
  if (piece.isSentence || (found.title !== '' && found.employer !== '') || isGapName(piece.text)) return found;
  const parts = partsOf(piece);
  if (found.title !== '') return { ...found, employer: besideTitle(parts, found.title, order) };
  if (found.employer !== '') return { ...found, title: besideEmployer(parts, found.employer, piece, order) };
  const title = parts.find(({ text }) => isTitle(text)) ?? (order === true ? parts.find(isName) : undefined);
  const rest = parts.filter((part) => part !== title);
  const employer = rest.find(({ text }) => /^self[- ]?employed/iu.test(text)) ?? rest.find(isSureName);
  if (order === undefined && employer !== undefined && parts.indexOf(employer) > 1) return found;
  return { title: title?.text ?? '', employer: employer?.text ?? '' };
}

function partsOf({ units }: Piece): Part[] {
  return units.flatMap(({ text, line }) =>
    withoutDates(text)
      .replace(/\s*\([^()]*\)/gu, '')
      .trim()
      .split(SEPARATOR)
      .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})&]+$/gu, ''))
      .map((part, at) => ({ text: part, line, isFirst: at === 0 }))
      .filter(
        (part) => /\p{L}{2}/u.test(part.text) && !LABEL.test(part.text) && !isTown(part.text) && !isLocation(part.text),
      ),
  );
}

function withoutDates(text: string): string {
  const range = findDateRange(text);
  if (range !== undefined) return `${text.slice(0, range.start)}\t${text.slice(range.end)}`;
  const date = findDateOrRange(text);
  return [date?.startDate, date?.endDate].reduce<string>((rest, one) => (one ? rest.replace(one, '\t') : rest), text);
}

/** Words that most begin with capitals, and no title. */
function isName({ text }: Part): boolean {
  const words = text.split(/\s+/u).filter((word) => /^\p{L}{3}/u.test(word));
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    /^\p{Lu}/u.test(text) &&
    words.length <= MOST_WORDS &&
    2 * capitals > words.length &&
    !isTitle(text) &&
    !NOBODY.test(text)
  );
}

/** A name alone in a head: of two words, or an employer by its kind. */
const isSureName = (part: Part): boolean => isName(part) && (isCompany(part.text) || /\p{L} \S*\p{L}/u.test(part.text));

/** The employer of a title: the first name of another line, or the next one of its line, on the side where the other posts have it. */
function besideTitle(parts: readonly Part[], title: string, order: boolean | undefined): string {
  const at = parts.findIndex(({ text }) => text.includes(title) || title.includes(text));
  const own = parts[at];
  if (own === undefined || order === undefined) return '';
  const side = order ? parts.slice(at + 1) : parts.slice(0, at);
  const [name] = side.filter((part) => isName(part) && (part.isFirst || part.line === own.line));
  return name?.text ?? '';
}

/** The title beside an employer, where all other posts have theirs there. */
function besideEmployer(
  parts: readonly Part[],
  employer: string,
  { bodies }: Piece,
  order: boolean | undefined,
): string {
  const at = parts.findIndex(({ text }) => text.includes(employer) || employer.includes(text));
  if (at < 0 || order === undefined) return '';
  const title = order ? parts.slice(0, at)[0] : parts.slice(at + 1)[0];
  if (
    NOBODY.test(employer) ||
    title === undefined ||
    isCompany(title.text) ||
    bodies.some(({ text }) => title.text.includes(text))
  )
    return '';
  const words = title.text.split(/\s+/u).length;
  const isNamed = words <= MOST_WORDS && /^\p{Lu}\P{N}*$/u.test(title.text) && (words > 1 || isTitle(title.text));
  return isNamed && !isGapName(title.text) && !NOBODY.test(title.text) ? title.text : '';
}
