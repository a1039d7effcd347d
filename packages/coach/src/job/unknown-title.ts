import { isCompany, isLocation } from '../entities/classify-part.ts';
import { DUTY_VERBS } from '../entities/duty-verbs.ts';

const MOST_WORDS = 5;
const LONGEST_TITLE = 80;
const NO_TITLE =
  /\d|[.!?]$|\b(?:we|you|your|our|is|are|hiring|wanted|vacancy|vacancies|job|jobs|posted|advertised|location|salary|urgent|apply)\b/iu;
/** What parts the title of a first line from the place and the facts behind it. */
const PIECE_END = /\s(?:at|@|–|—|-|\||·|•|~)\s|\s?[([|]|\t|,\s|\s?\p{Extended_Pictographic}/u;

/**
 * The first piece of the first line where no list of positions knows it ("Learning Mentor (SEMH) – Ash Academy"): a title if the text below speaks of "a Learning
 * Mentor" as of a person to be found, or if it names who does a thing ("Transport Scheduler"), else ''.
 */
export function unknownTitle(firstLine: string, text: string): string {
  const [piece = ''] = firstLine.replace(/^[^\p{L}]+/u, '').split(PIECE_END);
  const title = piece.trim();
  const count = title.split(/\s+/u).length;
  if (
    title.length < 3 ||
    title.length > LONGEST_TITLE ||
    count > MOST_WORDS ||
    !/^\p{Lu}/u.test(title) ||
    NO_TITLE.test(title)
  )
    return '';
  if (isLocation(title) || isCompany(title)) return '';
  const below = text.slice(text.indexOf(firstLine) + firstLine.length).toLowerCase();
  const low = title.toLowerCase();
  return speaksOf(below, low) ||
    wantsOne(below, low) ||
    (count > 1 && (namesDoer(low) || (isRow(firstLine) && DOER.test(low))))
    ? title
    : '';
}

/** "Community Connector | Hillfoot Trust | Dundee": what a job site puts on one line begins with the title. */
const isRow = (line: string): boolean => line.split('|').length > 2;
const DOER = /(?:er|or|ist|ian|ant|eer|man|woman|lead)$/u;

/** "Scheduler" of "schedule", "planner" of "plan". */
function namesDoer(title: string): boolean {
  const last = title.split(' ').at(-1) ?? '';
  if (last.length > LONGEST_WORD) return false;
  const base = /^(\p{L}{3,})(?:er|or)$/u.exec(last)?.[1] ?? '';
  return [base, `${base}e`, base.replace(/(\p{L})\1$/u, '$1')].some((verb) => VERBS.has(verb));
}
const LONGEST_WORD = 20;
const VERBS: ReadonlySet<string> = new Set(DUTY_VERBS);

/** "a Learning Mentor", "this HRBP role", "our new florist". */
function speaksOf(text: string, title: string): boolean {
  for (let at = text.indexOf(title); at >= 0; at = text.indexOf(title, at + title.length)) {
    const before = text.slice(Math.max(0, at - LOOKED_BACK), at);
    if (
      /(?:^|[^\p{L}])(?:an?|our|this|another|as|the role of|the position of|looking for|hiring|seeking)\s+(?:\p{L}+\s+)?$/u.test(
        before,
      )
    )
      return true;
  }
  return false;
}
const LOOKED_BACK = 40;

/** Whether the text looks for a person by the last word of the title: "We need a chargehand who …" for "Workshop Chargehand". */
function wantsOne(text: string, title: string): boolean {
  const head = /\s(\p{L}{4,})$/u.exec(title)?.[1] ?? '';
  if (head === '' || NOBODY.test(head)) return false;
  const wanted = new RegExp(
    String.raw`(?:^|[^\p{L}])an?\s(?:\p{L}+\s)?${head}\s(?:who|to (?:join|lead|help|run))\b`,
    'u',
  );
  return wanted.test(text);
}
const NOBODY = /^(?:team|company|firm|family|business|group|school|people|place|shift|work|service|project|office)$/u;
