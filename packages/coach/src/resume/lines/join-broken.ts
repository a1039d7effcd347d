import { findDateOrRange } from '../../entities/dates.ts';
import { BULLET } from '../tagger/marked-lines.ts';
import type { LabelledUnit, UnitKind } from './label-units.ts';

/** In characters: a shorter line ends because its words do. */
const FULL_LINE = 45;
const ENDED = /[.!?;:]["”’)]?$/u;
/** Words and signs behind which a sentence continues on the next line. */
const OPEN_END =
  /(?:[,&(+/–—]|->|→|(?<!\p{L})(?:and|or|the|an?|of|to|for|from|with|in|on|at|by|as|into|than|but|which|that|who|where|when|because|after|before|our|my|their|its))$/iu;
/** A line that is this surely a head begins a post. */
const SURELY_HEAD = 0.9;
/** Lists of these kinds are made of single lines as well. */
const JOINED: ReadonlySet<UnitKind> = new Set(['work', 'note']);

/**
 * Units whose line continues the one above get the kind of that one, whatever their own words look like: the year in "• 84 buses, 11 of them electric" and
 * "  since 2023" heads no post. A line continues the one above if it is set in below a mark, or if the one above ends within a sentence.
 */
export function joinBroken(units: readonly LabelledUnit[]): LabelledUnit[] {
  const joined: LabelledUnit[] = [];
  /** The indent of the mark whose item is open. */
  let mark: number | undefined;
  let isRestLine = false;
  const isCased = beginWithCapitals(units);
  for (const unit of units) {
    const before = joined.at(-1);
    if (unit.part === 0) {
      const isMarked = BULLET.test(unit.text);
      const isNext = before !== undefined && before.line === unit.line - 1;
      isRestLine = isNext && !isMarked && !isSurelyHead(unit, isCased) && isContinued(unit, before, mark, isCased);
      if (isMarked) mark = unit.indent;
      else if (!isRestLine) mark = undefined;
    }
    const canJoin = isRestLine && before !== undefined && JOINED.has(before.kind);
    joined.push(canJoin ? withKindOf(before, unit) : unit);
  }
  return joined;
}

/** A small letter without a date begins no head where all others begin with capitals. */
const isSurelyHead = ({ headShare, text }: LabelledUnit, isCased: boolean): boolean =>
  headShare >= SURELY_HEAD && !(isCased && /^\p{Ll}/u.test(text) && findDateOrRange(text) === undefined);

function isContinued(unit: LabelledUnit, before: LabelledUnit, mark: number | undefined, isCased: boolean): boolean {
  if (mark !== undefined && unit.indent > mark) return true;
  if (before.text.length < FULL_LINE && before.part === 0) return false;
  return OPEN_END.test(before.text) || (isCased && /^\p{Ll}/u.test(unit.text) && !ENDED.test(before.text));
}

/** Small first letters show nothing of a person who begins most lines with one. */
function beginWithCapitals(units: readonly LabelledUnit[]): boolean {
  const firsts = units.filter(({ part, isBehindGap, kind }) => part === 0 && (isBehindGap || kind === 'head'));
  return firsts.filter(({ text }) => /^\p{Ll}/u.test(text)).length <= MOST_SMALL * firsts.length;
}
const MOST_SMALL = 0.25;

const withKindOf = (before: LabelledUnit, unit: LabelledUnit): LabelledUnit => ({
  ...unit,
  letter: before.letter,
  kind: before.kind,
  certainty: Math.max(unit.kind === before.kind ? unit.certainty : 0, before.certainty),
  headShare: Math.min(unit.headShare, before.headShare),
  isRest: unit.part === 0 && !ENDED.test(before.text),
});
