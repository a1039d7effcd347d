import { joinPattern } from '../text/join-pattern.ts';
import { isKnownVerb, UNDOUBLED } from './bare-verbs.ts';
import { isPlainVerb } from './phrase-duty.ts';

/** "Plan and document", "clean, dry and sort", "set up and tidy". */
const VERB_ROW =
  /^((?:\p{L}+ly )?)(\p{Ll}[\p{L}-]*)((?: (?:up|out|off|down|over|in|after))?)((?:, \p{Ll}+){0,4}),? (and|or) (\p{Ll}+)(?= \S|$)/u;
/** A word behind a joint later on, with what follows it. */
const LATER = /(?:,|\band|\bor) (?:\p{L}+ly )?(\p{Ll}+)(?= (\S+))/gu;
const INFINITIVES = / to (\p{Ll}+)(?:, \p{Ll}+){0,4} ?$/u;
/** "To wash, undress", but not "to stations". */
const followsInfinitive = (before: string): boolean => isKnownVerb(INFINITIVES.exec(before)?.[1] ?? '');
const OPENS_OBJECT = /^(?:the|an?|our|your|all|any|each|every|their|its|out|up|down|off|over)$/u;
/** An article and one word, or a word alone, at the end: what follows "and" belongs to the same noun. */
const ONE_MODIFIER = /^(?: (?:the|an?|our|your|all|any))? \p{Ll}+[^s\s] $/u;
/** Longer verbs that end in a stressed syllable, or in "l" behind one vowel. */
const DOUBLED = joinPattern(
  'u',
  '^(?:re|un|de|pre|out|over)?(?:begin|refer|prefer|transfer|confer|defer|infer|control|patrol|submit|commit|admit|permit|omit|transmit|equip|occur',
  '|incur|recur|format|program|debug|unclog|upset|reset|forget|regret|outfit|kidnap|compel|propel|repel|rebut|unplug|rerun|enrol|fulfil|instil|distil|stencil|bevel',
  '|travel|label|model|counsel|cancel|level|fuel|channel|tunnel|marshal|signal|total|dial|panel|shovel|pencil|initial)$',
);

/** A verb in its base form with "-ing". */
export function gerundOf(verb: string): string {
  if (verb.includes('-')) return verb.replace(/\p{L}+$/u, gerundOf);
  if (/ie$/u.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(verb) && verb !== 'singe' && verb !== 'be') return `${verb.slice(0, -1)}ing`;
  if (/ic$/u.test(verb)) return `${verb}king`;
  return UNDOUBLED.test(verb) || DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/**
 * A duty that begins with verbs, with these in "-ing": "plan and document work" as "planning and documenting work". Undefined where it is open
 * whether a later word is a verb too.
 */
export function gerundOfDuty(duty: string): string | undefined {
  const [row = '', adverb = '', first = '', particle = '', middle = '', joint = '', last = ''] =
    VERB_ROW.exec(duty) ?? [];
  const verbs = [...middle.split(', ').filter((word) => word !== ''), last];
  // Behind "embalm and" only another verb can follow.
  if (row !== '') {
    if (isKnownVerb(first) && !verbs.every(isKnownVerb)) return undefined;
    const others = middle.replace(/\p{Ll}+/gu, gerundOf);
    return withLater(
      `${adverb}${gerundOf(first)}${particle}${others} ${joint} ${gerundOf(last)}`,
      duty.slice(row.length),
    );
  }
  const [opening = '', manner = '', verb = ''] = /^((?:\p{L}+ly )?)(\p{Ll}[\p{L}-]*)/u.exec(duty) ?? [];
  return verb === '' ? undefined : withLater(`${manner}${gerundOf(verb)}`, duty.slice(opening.length));
}

function withLater(opening: string, rest: string): string | undefined {
  let isOpen = false;
  const text = rest.replace(LATER, (found, word: string, next: string, at: number) => {
    // "Help people to wash, undress and settle": base forms behind "to".
    if (!isKnownVerb(word) || followsInfinitive(rest.slice(0, at))) return found;
    // "Export and import documents": two words before one noun.
    const isModifier = next.endsWith('s') && ONE_MODIFIER.test(rest.slice(0, at));
    if (!isModifier && (isPlainVerb(word) || OPENS_OBJECT.test(next)))
      return `${found.slice(0, -word.length)}${gerundOf(word)}`;
    isOpen = true;
    return found;
  });
  return isOpen ? undefined : `${opening}${text}`;
}
