import type { Place } from './place.ts';
import { withPoints } from './point-text.ts';
import { tellDeed, wholeOf } from './tell-deed.ts';
import type { ToldDeed } from './told-deed.ts';

type GroupText = {
  lines: readonly string[];
  lead: string;
  place: Place | undefined;
  opening: string;
  /** Whether a line shows so little that it may be left out for the sake of the paragraph. */
  isMinor: (line: string) => boolean;
};

/** Beside so many sentences one line may be lost. */
export const MOST_TOLD = 3;
/** So many words lead to a sentence without a comma. */
const SHORT_LEAD = 5;
/** More pieces of work are a list. */
const MOST_WORK = 2;

/** The lines that are told as prose: those that are sentences once "I" or "my work includes" is before them. Undefined where a line would be lost that shows much. */
export function proseOf({
  lines,
  place,
  isMinor,
}: Pick<GroupText, 'lines' | 'place' | 'isMinor'>): string[] | undefined {
  const isPresent = place?.endDate === 'Present';
  const told = lines.filter((line) => tellDeed(line, isPresent) !== undefined);
  const untold = lines.filter((line) => !told.includes(line));
  const isLost = untold.some((line) => !isMinor(line)) && !(untold.length === 1 && told.length >= MOST_TOLD);
  const work = told.filter((line) => tellDeed(line, isPresent)?.kind === 'work');
  const few = told.filter((line) => !work.includes(line) || work.indexOf(line) < MOST_WORK);
  const isWhole = !isLost && few.length > 0 && 2 * few.length >= lines.length;
  return isWhole && work.slice(MOST_WORK).every(isMinor) ? few : undefined;
}

/** The lines of one place as prose behind `lead`, or as points, so that no paragraph is half of each. `opening` comes before points without a lead. */
export function phraseLines({ lines, lead, place, opening, isMinor }: GroupText): string {
  const isPresent = place?.endDate === 'Present';
  const prose = proseOf({ lines, place, isMinor });
  if (prose === undefined) return withPoints(lead === '' ? opening : `${lead}:`, lines);
  const told = prose.flatMap((line) => tellDeed(line, isPresent) ?? []);
  return phraseDeeds(
    told,
    told.filter(({ kind }) => kind === 'work'),
    lead,
    isPresent,
  );
}

/** In the given order; work without a verb ends, unless the best line is of it. */
function phraseDeeds(told: readonly ToldDeed[], work: readonly ToldDeed[], lead: string, isPresent: boolean): string {
  const deeds = told.filter(({ kind }) => kind !== 'work').map((deed) => (isPresent ? deed : inThePast(deed)));
  const isWorkFirst = told[0]?.kind === 'work';
  const also = deeds.findIndex(({ kind }, at) => kind === 'deed' && (at > 0 || isWorkFirst));
  const sentences = isWorkFirst
    ? [...phraseWork(work, lead, isPresent), ...deeds.map((deed, at) => linked(deed, at === also))]
    : [
        ...deeds.map((deed, at) => (at === 0 ? led(deed, lead) : linked(deed, at === also))),
        ...phraseWork(work, undefined, isPresent),
      ];
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

/** "Learned CAD here" of an earlier job was there. */
const inThePast = (deed: ToldDeed): ToldDeed => ({
  ...deed,
  text: deed.text.replace(/^(\S+ \S+) here\b/u, '$1 there'),
});

function phraseWork(work: readonly ToldDeed[], lead: string | undefined, isPresent: boolean): string[] {
  if (work.length === 0) return [];
  const verb = isPresent ? 'includes' : 'included';
  const things = work.map(({ text }) => text).join('; and ');
  if (lead === undefined) return [`My work there ${isPresent ? 'also includes' : 'also included'} ${things}`];
  return [lead === '' ? `My work ${verb} ${things}` : `${lead}${gapBehind(lead)} my work ${verb} ${things}`];
}

const gapBehind = (lead: string): string => (lead.split(' ').length <= SHORT_LEAD && !lead.includes(',') ? '' : ',');

function led(deed: ToldDeed, lead: string): string {
  if (lead === '') return wholeOf(deed);
  if (deed.kind === 'deed') return `${lead}${gapBehind(lead)} ${wholeOf(deed)}`;
  const text = /^I\b/u.test(deed.text) ? deed.text : deed.text.charAt(0).toLowerCase() + deed.text.slice(1);
  return `${lead}, ${text}`;
}

/** One of them says "also". */
function linked(deed: ToldDeed, isAlso: boolean): string {
  if (!isAlso || /\balso\b/u.test(deed.text)) return wholeOf(deed);
  return /^(?:am|was|have) /u.test(deed.text) ? `I ${deed.text.replace(' ', ' also ')}` : `I also ${deed.text}`;
}
