import { joinPattern } from '../text/join-pattern.ts';
import {
  BINDS,
  JOINING,
  JOINS,
  NUMBER,
  OPEN_END,
  PARTICIPLE,
  PRONOUN,
  QUOTING,
  SAYS,
  SOUND,
  SUBJECT,
  VERB,
  wordBefore,
} from './filler-neighbours.ts';

const BETWEEN_COMMAS = joinPattern(
  'giu',
  ',\\s{0,3}(u+h+m?|u+m+|e+r+m+|er|e+h+m+|h+m+|mm+|like|you know|i mean|sort of|kind of|you see)\\s{0,3},',
  "(?=\\s+([\\p{L}\\d$€£][\\p{L}\\d'’-]*))",
);
type Place = { name: string; before: string; next: string; isSound: boolean; isOpen: boolean; leadsOn: boolean };
type Rule = { isFor: (place: Place) => boolean; remains: (place: Place) => string | null };

const EMPHASIS = /^(?:really|very|so|quite)$/iu;

/** What remains of a filler and its two commas; null where it may say something. The first rule that fits counts. */
const RULES: readonly Rule[] = [
  {
    isFor: ({ next }) => SUBJECT.test(next),
    remains: ({ leadsOn, isOpen, name, isSound }) => {
      if (leadsOn) return '';
      return isSound || (!isOpen && name !== 'like') ? ',' : null;
    },
  },
  { isFor: ({ name }) => name === 'i mean', remains: () => null },
  { isFor: ({ before }) => PRONOUN.test(before), remains: () => '' },
  {
    isFor: ({ next, isOpen, before }) => NUMBER.test(next) && (isOpen || VERB.test(before)),
    // It means about.
    remains: ({ name }) => (name === 'like' ? ' like' : ''),
  },
  { isFor: ({ next }) => NUMBER.test(next), remains: ({ isSound }) => (isSound ? '' : null) },
  {
    isFor: ({ next }) => PARTICIPLE.test(next),
    remains: ({ name, isOpen, isSound }) => (isSound || isOpen || name === 'like' ? '' : null),
  },
  {
    isFor: ({ name, before }) => name === 'like' && QUOTING.test(before),
    remains: ({ next }) => (EMPHASIS.test(next) ? '' : null),
  },
  { isFor: ({ isOpen, leadsOn }) => isOpen || leadsOn, remains: () => '' },
  { isFor: ({ before, next }) => BINDS.test(next) && !BINDS.test(before), remains: () => '' },
  { isFor: ({ next }) => JOINS.test(next), remains: () => ',' },
  { isFor: ({ before }) => VERB.test(before), remains: () => '' },
];

function remainder(filler: string, before: string, next: string): string | null {
  const place: Place = {
    name: filler.toLowerCase(),
    before,
    next,
    isSound: SOUND.test(filler),
    isOpen: OPEN_END.test(before),
    leadsOn: JOINING.test(before) || SAYS.test(before) || before.toLowerCase() === next.toLowerCase(),
  };
  const rule = RULES.find(({ isFor }) => isFor(place));
  if (rule) return rule.remains(place);
  return place.isSound ? ',' : null;
}

/** A statement; a question keeps its tag. */
const ASKS =
  /^(?:(?:and|so|but|well),? )?(?:what|who|when|where|why|how|which|do|does|did|is|are|was|were|can|could|would|will|have|has|you know)\b/iu;

/** The sentence without sounds and fillers between two commas; no comma is left where nothing needs one. */
export function cutBetweenCommas(sentence: string): string {
  const cut = (text: string) =>
    text.replace(BETWEEN_COMMAS, (whole: string, filler: string, next: string, at: number) => {
      return remainder(filler, wordBefore(text, at), next) ?? whole;
    });
  const text = cut(cut(sentence));
  return ASKS.test(text)
    ? text
    : text.replace(
        /,\s{0,3}(?:you know(?: what i mean)?|if you know what i mean|if that makes (?:any )?sense)[.!?]{0,3}$/iu,
        '.',
      );
}
