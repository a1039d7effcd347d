import type { Place } from './place.ts';
import { withPoints } from './point-text.ts';
import { type ToldDeed, tellDeed, wholeOf } from './tell-deed.ts';

type GroupText = {
  lines: readonly string[];
  lead: string;
  place: Place | undefined;
  opening: string;
  isMinor: (line: string) => boolean;
};

/** So many words lead to a sentence without a comma. */
const SHORT_LEAD = 5;
/** More pieces of work are a list. */
const MOST_WORK = 2;

/**
 * The lines of one place as prose behind `lead`, where each of them is a sentence once "I" or "my work includes" is before it; else as points, so that no
 * paragraph is half of each. `opening` comes before points without a lead.
 */
export function phraseLines({ lines, lead, place, opening, isMinor }: GroupText): string {
  const isPresent = place?.endDate === 'Present';
  const tell = (line: string) => tellDeed(line, isPresent);
  const untold = lines.filter((line, at) => tell(line) === undefined && (at === 0 || !isMinor(line)));
  const told = untold.length === 0 ? lines.flatMap((line) => tell(line) ?? []) : [];
  const work = told.filter(({ kind }) => kind === 'work');
  const isProse = told.length > 0 && lines.length - told.length <= 1 && work.length <= Math.min(MOST_WORK, told.length);
  return isProse ? phraseDeeds(told, work, lead, isPresent) : withPoints(lead === '' ? opening : `${lead}:`, lines);
}

/** Sentences with "I" begin, the lead before the first; work without a verb ends, unless the best line is of it. */
function phraseDeeds(told: readonly ToldDeed[], work: readonly ToldDeed[], lead: string, isPresent: boolean): string {
  const deeds = [...told.filter(({ kind }) => kind === 'deed'), ...told.filter(({ kind }) => kind === 'sentence')];
  const isWorkFirst = told[0]?.kind === 'work';
  const sentences = isWorkFirst
    ? [...phraseWork(work, lead, isPresent), ...deeds.map((deed, at) => linked(deed, at + 1))]
    : [
        ...deeds.map((deed, at) => (at === 0 ? led(deed, lead) : linked(deed, at))),
        ...phraseWork(work, undefined, isPresent),
      ];
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

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

/** The second says "also". */
function linked(deed: ToldDeed, at: number): string {
  if (deed.kind !== 'deed' || at !== 1 || /\balso\b/u.test(deed.text)) return wholeOf(deed);
  return /^(?:am|was|have) /u.test(deed.text) ? `I ${deed.text.replace(' ', ' also ')}` : `I also ${deed.text}`;
}
