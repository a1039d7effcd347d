import { shareOfSound } from './judge-wording.ts';
import { isSendable } from './sendable.ts';
import { SENTENCE_END } from './tell-deed-patterns.ts';
import { type ToldDeed, wholeOf } from './told-deed.ts';
import { isPastForm, isSureDeed } from './verb-first.ts';

/** Keeps the sentences of a line that are right English. Nothing is left of "I top biller in 2022". */
export function soundPart(whole: ToldDeed | undefined, line: string, isPresent: boolean): ToldDeed | undefined {
  if (whole === undefined || (whole.kind !== 'deed' && whole.kind !== 'sentence')) return whole;
  const told = { ...whole, text: whole.text.length > LONGEST ? whole.text : whole.text.replace(BEHIND_DASH, '') };
  const sentences = told.text.split(SENTENCE_END);
  // A line that surely begins with a past verb is seldom a thing.
  const least = isSureDeed(line) && isPastForm((line.split(' ')[0] ?? '').toLowerCase()) ? LEAST_OF_PAST : LEAST_SOUND;
  const leastAt = (text: string, at: number) => (at === 0 ? least : /^I\b/u.test(text) ? LEAST_SOUND : LEAST_OF_OTHERS);
  const isSoundAt = (text: string, at: number) =>
    isSendable(at === 0 ? wholeOf({ ...told, text }) : text) &&
    shareOfSound(at === 0 ? wholeOf({ ...told, text }) : text, line, isPresent) >= leastAt(text, at);
  if (!isSoundAt(sentences[0] ?? '', 0)) return undefined;
  return sentences.length === 1 ? told : { ...told, text: sentences.filter(isSoundAt).join(' ').replace(/\.$/u, '') };
}
/** A note behind a dash. */
const BEHIND_DASH = /(?<=^(?:\S+ ){3,}\S+)\s[–—-]\s[^.]*$/u;
const LONGEST = 400;
const LEAST_SOUND = 0.55;
const LEAST_OF_PAST = 0.38;
/** The second sentence speaks of another person or thing. */
const LEAST_OF_OTHERS = 0.65;
