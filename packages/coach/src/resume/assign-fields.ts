import { isLocation, isTown } from '../entities/classify-part.ts';
import type { HeaderPart, HeaderUnit } from './split-header.ts';
import { joinParts } from './split-header.ts';

/**
 * What the parts of an entry's header lines are. `head` is the title or the degree, `body` the employer or the school. Scores are sums of
 * evidence: above 0 speaks for a label, below 0 against it.
 */
export type FieldScores = {
  head: (part: string) => number;
  body: (part: string) => number;
  place: (part: string, isLast: boolean, isAfterBody: boolean) => number;
  other: (part: string) => number;
  /** A further comma part of the title ("Staff Nurse, Renal Ward") or of the employer ("KU Leuven, Department of Biology"). */
  headExtension: (part: string) => number;
  bodyExtension: (part: string) => number;
};

export type AssignedFields = { head: string; body: string; place: string; confidence: number };

type Span = { from: number; to: number };
type Flat = { parts: HeaderPart[]; unitOf: number[] };
/** `pattern` is the order of the fields, `detail` how far apart they are, `position` in which stretches of the entry they are. */
type Patterns = { pattern: string; detail: string; position: string };
type Labelling = { head?: Span; body?: Span; score: number } & Patterns;
type Candidates = { flat: Flat; labellings: Labelling[]; best: Map<string, number>; top: number };

/** Scores of a part in the field that its label names, and elsewhere. */
const BY_LABEL = 3;
const AGAINST_LABEL = -6;
const LABELLED_CONFIDENCE = 0.9;
const MAX_PARTS = 9;
/** So many entries tell the order of a section, as many as a long resume has. */
const MOST_VOTERS = 60;
const MISSING = -2.5;
/** Weight of the order that the other entries of the section suggest. */
const CONSISTENCY = 1.4;
const DETAIL_CONSISTENCY = 0.8;
const POSITION_CONSISTENCY = 0.6;
/** "Baker at Crust & Co" says which is which. */
const AT_BONUS = 1.2;
const AT_EXTENSION = -0.4;
const AT_PLACE = 3.5;
/** "National Certificate: Contact Centre Support" is one degree; no employer has a colon in its name. */
const COLON_SUBJECT = 0.8;
const COLON_IN_NAME = -1.5;
/** "Corio Depot. Driver Trainer": a full stop parts a place from the title. */
const STOP_WITHIN = -1.5;
/** The text between a title and its employer in one line belongs to one of them. */
const BETWEEN = -1.5;
const WORST_VOTE = -3;
/** Vote of an entry in which a pattern cannot occur. */
const ABSTAIN = -1;
const LEAST_CONFIDENCE = 0.3;
const CONFIDENCE_SCALE = 1.5;
/** Margin where nothing speaks for another reading. */
const SURE_MARGIN = 3;
/** A part that suits no label scores less. */
const UNEXPLAINED = -0.5;
const UNEXPLAINED_TRUST = 0.69;
/** Score of a short name that no list knows as a place. */
const UNKNOWN_PLACE = -0.8;
/** So many entries, and such a share of them, have a place where it is usual. */
const FEWEST_OF_SLOT = 3;
const SLOT_SHARE = 0.7;
/** Factor of the confidence if only the order of the parts supports a reading. */
const UNNAMED_TRUST = 0.4;

/**
 * Labels the parts of all entries of one section. Each entry's own evidence counts, and that its title and employer have the order that the
 * other entries have, since one resume repeats one pattern.
 */
export function assignFields(entries: HeaderUnit[][], scores: FieldScores): AssignedFields[] {
  const all = entries.map((units) => candidatesOf(units, scores));
  const voters = all.filter(({ labellings }) => labellings.length > 1).slice(0, MOST_VOTERS);
  const chosen = all.map((candidates) => {
    const others = voters.filter((other) => other !== candidates);
    const ranked = candidates.labellings
      .map((one) => ({ ...one, total: totalOf(one, others) }))
      .sort((left, right) => right.total - left.total);
    const [best] = ranked;
    const rival = best && ranked.find((one) => isRival(candidates.flat, best, one));
    return { flat: candidates.flat, best, margin: best && rival ? best.total - rival.total : SURE_MARGIN };
  });
  const named = chosen.map(({ flat, best }) => (best ? isNamed(flat, best, scores) : false));
  const slots = usualSlots(chosen, scores);
  const namedShare = named.filter(Boolean).length / Math.max(1, named.length);
  return chosen.map(({ flat, best, margin }, index) => {
    if (!best) return { head: '', body: '', place: '', confidence: 0 };
    const trust = named[index] ? 1 : UNNAMED_TRUST + (1 - UNNAMED_TRUST) * namedShare;
    return {
      head: textOf(flat, best.head),
      body: textOf(flat, best.body),
      place: placeOf(flat, best, scores),
      confidence: isLabelled(flat, best)
        ? LABELLED_CONFIDENCE
        : Math.round(100 * trust * explainedTrust(flat, best, scores, slots) * confidenceOf(best, margin)) / 100,
    };
  });
}

const totalOf = (one: Labelling, others: Candidates[]) =>
  one.score +
  CONSISTENCY * supportOf(one.pattern, others) +
  DETAIL_CONSISTENCY * supportOf(one.detail, others) +
  POSITION_CONSISTENCY * supportOf(one.position, others);

/** Whether the words themselves name the title or the employer; order alone may deceive where no entry of the section does so. */
function isNamed({ parts }: Flat, { head, body }: Labelling, scores: FieldScores): boolean {
  if ([head, body].some((span) => span && parts[span.from]?.field !== undefined)) return true;
  const headText = head && parts[head.from]?.text;
  const bodyText = body && parts[body.from]?.text;
  return (
    (headText !== undefined && scores.head(headText) >= 1) || (bodyText !== undefined && scores.body(bodyText) >= 2)
  );
}

/** Factor of the confidence where a part of the header is neither title, employer, place nor remark: it may be the one that was meant. */
function explainedTrust(flat: Flat, best: Labelling, scores: FieldScores, slots: ReadonlySet<number>): number {
  const isUnexplained = flat.parts.some(
    ({ text, field }, index) =>
      field !== 'side' &&
      !isWithin(index, best.head) &&
      !isWithin(index, best.body) &&
      !(slots.has(flat.unitOf[index] ?? -1) && mayBePlace(flat, index, best, scores)) &&
      Math.max(scorePlace(flat, index, best.body, scores), scores.other(text)) < UNEXPLAINED,
  );
  return isUnexplained || isGuessedName(flat, best, scores) ? UNEXPLAINED_TRUST : 1;
}

/** "Clerk, Grid Planning, Elm Power": of two names behind a title the first may belong to the title. */
const isGuessedName = ({ parts }: Flat, { head, body }: Labelling, scores: FieldScores): boolean =>
  head !== undefined &&
  body !== undefined &&
  head.to === body.from &&
  parts
    .slice(body.from + 1, body.to)
    .some(({ text, lead }) => lead === ', ' && scores.bodyExtension(text) < 0 && scores.body(text) > 0);

const mayBePlace = (flat: Flat, index: number, { body }: Labelling, scores: FieldScores): boolean =>
  scorePlace(flat, index, body, scores) >= UNKNOWN_PLACE;

/** The units in which most entries have a short name that is neither title nor employer: an unknown town has its own place too. */
function usualSlots(
  chosen: readonly { flat: Flat; best: Labelling | undefined }[],
  scores: FieldScores,
): ReadonlySet<number> {
  if (chosen.length < FEWEST_OF_SLOT) return new Set();
  const counts = new Map<number, number>();
  for (const { flat, best } of chosen) {
    if (!best) continue;
    const units = flat.parts.flatMap((_, index) =>
      isWithin(index, best.head) || isWithin(index, best.body) || !mayBePlace(flat, index, best, scores)
        ? []
        : [flat.unitOf[index] ?? -1],
    );
    for (const unit of new Set(units)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= SLOT_SHARE * chosen.length).map(([unit]) => unit));
}

/** Another reading that would say something else: less of the same title, with the same employer, is as true. */
function isRival(flat: Flat, best: Labelling, one: Labelling): boolean {
  const [head, otherHead] = [textOf(flat, best.head), textOf(flat, one.head)];
  const [body, otherBody] = [textOf(flat, best.body), textOf(flat, one.body)];
  const isHeadSame = head === otherHead || (otherHead !== '' && body === otherBody && head.startsWith(otherHead));
  const isBodySame = body === otherBody || (otherBody !== '' && head === otherHead && body.startsWith(otherBody));
  return !(isHeadSame && isBodySame);
}

function confidenceOf(best: Labelling, margin: number): number {
  if (!best.head || !best.body) return LEAST_CONFIDENCE;
  const sure = 1 - Math.exp(-margin / CONFIDENCE_SCALE);
  const evidence = Math.max(0, Math.min(1, (best.score + 1.5) / 3));
  return LEAST_CONFIDENCE + (1 - LEAST_CONFIDENCE) * sure * evidence;
}

/** Mean of how well a pattern suits the other entries: 0 where it is the best of each. */
function supportOf(pattern: string, others: Candidates[]): number {
  if (others.length === 0) return 0;
  const votes = others.map(({ best, top }) => {
    const score = best.get(pattern);
    return score === undefined ? ABSTAIN : Math.max(WORST_VOTE, score - top);
  });
  return votes.reduce((sum, vote) => sum + vote, 0) / others.length;
}

function candidatesOf(units: HeaderUnit[], scores: FieldScores): Candidates {
  const parts = units.flat().slice(0, MAX_PARTS);
  const unitOf = units.flatMap((unit, index) => unit.map(() => index)).slice(0, MAX_PARTS);
  const flat = { parts, unitOf };
  const spans: (Span | undefined)[] = [undefined, ...spansOf(flat)];
  const labellings = spans.flatMap((head) =>
    spans.flatMap((body) => {
      if (head && body && head.from < body.to && body.from < head.to) return [];
      return [
        {
          ...(head && { head }),
          ...(body && { body }),
          score: scoreOf(flat, head, body, scores),
          ...patternsOf(flat, head, body),
        },
      ];
    }),
  );
  const best = new Map<string, number>();
  for (const { pattern, detail, position, score } of labellings) {
    for (const key of [pattern, detail, position])
      best.set(key, Math.max(score, best.get(key) ?? Number.NEGATIVE_INFINITY));
  }
  return { flat, labellings, best, top: Math.max(...best.values()) };
}

function spansOf({ parts, unitOf }: Flat): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < parts.length; from += 1) {
    for (let to = from + 1; to <= parts.length && unitOf[to - 1] === unitOf[from]; to += 1) spans.push({ from, to });
  }
  return spans;
}

/** Order and neighbourhood of title and employer. */
function patternsOf({ unitOf }: Flat, head: Span | undefined, body: Span | undefined): Patterns {
  if (!head || !body) {
    const only = head ? 'head' : body ? 'body' : 'none';
    return { pattern: only, detail: `${only} alone`, position: `${only} somewhere` };
  }
  const position = `head in ${unitOf[head.from] ?? 0}, body in ${unitOf[body.from] ?? 0}`;
  const order = head.from < body.from ? 'head first' : 'body first';
  const distance = Math.abs((unitOf[body.from] ?? 0) - (unitOf[head.from] ?? 0));
  if (distance > 0) return { pattern: order, detail: `${order} by ${distance}`, position };
  return {
    pattern: `${order} in one`,
    detail: `${order} in one, ${head.to - head.from > 1 ? 'long' : 'short'}`,
    position,
  };
}

function scoreOf(flat: Flat, head: Span | undefined, body: Span | undefined, scores: FieldScores): number {
  let score = (head ? 0 : MISSING) + (body ? 0 : MISSING);
  flat.parts.forEach((part, index) => {
    const labelled = scoreLabel(part, index, head, body);
    if (labelled !== undefined) score += labelled;
    else if (isWithin(index, head)) score += scoreInHead(part, index === head?.from, scores);
    else if (isWithin(index, body)) score += scoreInBody(part, index === body?.from, scores);
    else
      score +=
        Math.max(scorePlace(flat, index, body, scores), scores.other(part.text)) +
        (isBetween(flat, index, head, body) ? BETWEEN : 0);
  });
  const follows = body !== undefined && head?.to === body.from && flat.parts[body.from]?.lead === ' at ';
  return score + (follows ? AT_BONUS : 0);
}

/** Score of a part that a form labels; undefined where its label does not decide. */
function scoreLabel({ field }: HeaderPart, index: number, head: Span | undefined, body: Span | undefined) {
  if (field === undefined) return undefined;
  if (field === 'side') return isWithin(index, head) ? AGAINST_LABEL : undefined;
  return index === (field === 'head' ? head : body)?.from ? BY_LABEL : AGAINST_LABEL;
}

function scoreInHead({ text, lead }: Flat['parts'][number], isFirst: boolean, scores: FieldScores): number {
  if (isFirst) return scores.head(text);
  const byLead = lead === ' at ' ? AT_EXTENSION - 1 : lead === ': ' ? COLON_SUBJECT : lead === '. ' ? STOP_WITHIN : 0;
  return scores.headExtension(text) + byLead;
}

function scoreInBody({ text, lead }: Flat['parts'][number], isFirst: boolean, scores: FieldScores): number {
  if (isFirst) return scores.body(text);
  return lead === ' at ' ? atExtension(text) : scores.bodyExtension(text) + (lead === ': ' ? COLON_IN_NAME : 0);
}

/** "University of North Carolina at Charlotte" is one name. */
const atExtension = (text: string) => (isLocation(text) || isTown(text) ? AT_PLACE : AT_EXTENSION);

/** A form names both fields itself. */
const isLabelled = ({ parts }: Flat, { head, body }: Labelling): boolean =>
  head !== undefined && body !== undefined && parts[head.from]?.field === 'head' && parts[body.from]?.field === 'body';

const isWithin = (index: number, span: Span | undefined) => span !== undefined && index >= span.from && index < span.to;

function isBetween({ unitOf }: Flat, index: number, head: Span | undefined, body: Span | undefined): boolean {
  if (!head || !body || unitOf[head.from] !== unitOf[body.from]) return false;
  return index >= Math.min(head.to, body.to) && index < Math.max(head.from, body.from);
}

function scorePlace({ parts, unitOf }: Flat, index: number, body: Span | undefined, scores: FieldScores): number {
  const isLast = unitOf[index + 1] !== unitOf[index];
  return scores.place(parts[index]?.text ?? '', isLast, body !== undefined && index === body.to);
}

const textOf = ({ parts }: Flat, span: Span | undefined) => (span ? joinParts(parts.slice(span.from, span.to)) : '');

function placeOf(flat: Flat, { head, body }: Labelling, scores: FieldScores): string {
  return flat.parts
    .filter(
      ({ text }, index) =>
        !isWithin(index, head) && !isWithin(index, body) && scorePlace(flat, index, body, scores) > scores.other(text),
    )
    .map(({ text }) => text)
    .join(', ');
}
