import { findDateOrRange, findDateRange } from '../../entities/dates.ts';
import { isGapName } from '../gap-name.ts';
import { BULLET } from '../tagger/marked-lines.ts';
import type { LabelledUnit, UnitKind } from './label-units.ts';

/** Kinds that may turn out to be the name in a head. */
const UNSURE_KINDS: ReadonlySet<UnitKind> = new Set(['work', 'note', 'profile', 'personal', 'gap']);
const LONGEST_NAME = 110;

/** A head of dates alone takes the line beside it in its block as its name: first the one below, else the one above. */
export function completeHeads(units: readonly LabelledUnit[]): LabelledUnit[] {
  const whole = units.map((unit, at) => (isAddress(unit, units[at - 1], units[at + 1]) ? asContact(unit) : unit));
  for (const [at, unit] of whole.entries()) {
    const name = placeOfName(whole, at);
    const named = name === undefined ? undefined : whole[name];
    if (name !== undefined && named !== undefined) whole[name] = asHead(named, unit);
  }
  return whole;
}

/** The place of the line that names a head of dates alone; undefined where it has a name, or none. */
function placeOfName(units: readonly LabelledUnit[], at: number): number | undefined {
  const [before, unit, next] = [units[at - 1], units[at], units[at + 1]];
  if (unit?.kind !== 'head' || !isDatesAlone(unit.text)) return undefined;
  const above = before !== undefined && isBeside(before, unit) ? before : undefined;
  const below = next !== undefined && isBeside(unit, next) ? next : undefined;
  if (above?.kind === 'head' || below?.kind === 'head') return undefined;
  if (below !== undefined && mayName(below)) return at + 1;
  return above?.part === 0 && mayName(above) ? at - 1 : undefined;
}

/** A line without dates that ends the block of the telephone number is an address, and heads no post. */
const isAddress = (unit: LabelledUnit, before: LabelledUnit | undefined, next: LabelledUnit | undefined): boolean =>
  unit.kind === 'head' &&
  before?.kind === 'contact' &&
  isBeside(before, unit) &&
  (next?.isBehindGap === true || next?.kind === 'contact') &&
  findDateOrRange(unit.text) === undefined;
const asContact = (unit: LabelledUnit): LabelledUnit => ({ ...unit, letter: 'C', kind: 'contact', headShare: 0 });

const isBeside = (upper: LabelledUnit, lower: LabelledUnit): boolean =>
  !lower.isBehindGap && lower.line - upper.line <= 1;

const mayName = ({ kind, text }: LabelledUnit): boolean =>
  UNSURE_KINDS.has(kind) &&
  text.length <= LONGEST_NAME &&
  /^\p{Lu}/u.test(text) &&
  !BULLET.test(text) &&
  !isGapName(text);

const asHead = (unit: LabelledUnit, { headShare }: LabelledUnit): LabelledUnit => ({
  ...unit,
  letter: 'H',
  kind: 'head',
  headShare: Math.max(unit.headShare, Math.min(headShare, NAMED_SHARE)),
  isRest: false,
});
const NAMED_SHARE = 0.7;

/** Whether a line has a date and no other word of two letters. */
export function isDatesAlone(text: string): boolean {
  const range = findDateRange(text);
  const single = range === undefined ? findDateOrRange(text) : undefined;
  if (range === undefined && single === undefined) return false;
  const rest =
    range === undefined
      ? text.replace(single?.startDate ?? '', '').replace(single?.endDate ?? '', '')
      : text.slice(0, range.start) + text.slice(range.end);
  return !/\p{L}{2}/u.test(rest.replace(/(?<!\p{L})(?:from|since|until|to|period|dates?)(?!\p{L})/giu, ''));
}
