import kinds from '../../data/questions/duty-kinds.json' with { type: 'json' };
import { joinPattern } from '../text/join-pattern.ts';

/** Kinds of work that a verb tells by itself. "Write", "manage" and "support" tell none. */
export type DutyKind = keyof typeof kinds;
export const DUTY_KINDS = Object.keys(kinds) as DutyKind[];

const PHRASAL = /^(?:in|out|up|off|over|down|on|away|back|through)$/u;

/** Relationships and skills are not built like a wall. */
const GROWS = joinPattern(
  'u',
  String.raw`^(?:be )?(?:build|mak|fit|form)\p{L}* .*\b(?:relations|relationships?|rapport|trust|confidence|networks?|teams?|culture|partnerships?`,
  String.raw`|knowledge|understanding|reputation|awareness|pipelines?|skills|decisions?|calls|sense|sure)\b`,
);
const KIND_OF_VERB: ReadonlyMap<string, DutyKind> = new Map(
  DUTY_KINDS.flatMap((kind) => kinds[kind].map((verb) => [verb, kind] as const)),
);

/** The kind of a duty by its first verb, in its base form or ending in -ing; undefined where the verb leaves it open. */
export function kindOfDuty(duty: string): DutyKind | undefined {
  const words = duty.replace(/^be /u, '').split(/[\s,]+/u);
  const verb = (/ly$/u.test(words[0] ?? '') && words.length > 1 ? words[1] : words[0])?.toLowerCase() ?? '';
  // "Plan, launch and scale campaigns" is more than planning.
  if (/^\p{L}+,/u.test(duty)) return undefined;
  // "Check in late arrivals" is no check.
  if (PHRASAL.test(words[1] ?? '')) return undefined;
  if (GROWS.test(duty)) return undefined;
  const stem = verb.replace(/ing$/u, '');
  const forms = stem === verb ? [verb] : [verb, stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')];
  return forms.map((form) => KIND_OF_VERB.get(form)).find((kind) => kind !== undefined);
}
