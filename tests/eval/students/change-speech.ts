import { createRandom } from '../feedback/make-transcript.ts';

/** One thing done to an answer that listeners would rate lower for it, and how surely the overall has to follow. */
type SpeechChange = {
  name: string;
  change: (answer: string) => string | null;
  follows: { meanFall: number; share: number };
};

const SEED = 11;
/** Where chance added hardly anything there is nothing to follow. */
const FEWEST_CHANGES = 2;

/** Puts one of `extras` before every word that chance picks at this rate. */
function sprinkle(answer: string, extras: readonly string[], rate: number): string | null {
  const random = createRandom(SEED + answer.length);
  const words = answer.split(' ');
  const changed = words.flatMap((word) => {
    const [toAdd, which] = [random(), random()];
    return toAdd < rate ? [extras[Math.floor(which * extras.length)] ?? '', word] : [word];
  });
  return changed.length > words.length + FEWEST_CHANGES ? changed.join(' ') : null;
}

/** Begins a phrase of two words again at this rate: "and we we had and we had". */
function restart(answer: string, rate: number): string {
  const random = createRandom(SEED + answer.length);
  const words = answer.split(' ');
  return words
    .flatMap((word, index) =>
      index > 1 && random() < rate ? [words[index - 2] ?? '', words[index - 1] ?? '', word] : [word],
    )
    .join(' ');
}

const SIGNPOSTS =
  /\b(first|second|third|then|after that|so then|in the end|by the end|because|for example|before that|the first thing i did was|and that)\b ?/gi;
const DETAIL =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|nineteen|twenty|thirty|forty|fifty|sixty|hundred|thousand)( \w+)?\b/gi;

export const SPEECH_CHANGES: readonly SpeechChange[] = [
  {
    name: 'um and uh, 4 in 100 words more',
    change: (answer) => sprinkle(answer, ['um', 'uh'], 0.04),
    follows: { meanFall: 0.25, share: 0.9 },
  },
  {
    name: 'like, you know, kind of, 4 in 100 words more',
    change: (answer) => sprinkle(answer, ['like', 'you know', 'kind of', 'sort of', 'i mean', 'basically'], 0.04),
    follows: { meanFall: 0.2, share: 0.8 },
  },
  {
    name: 'phrases begun again, 3 in 100 words',
    change: (answer) => restart(answer, 0.03),
    follows: { meanFall: 0.1, share: 0.75 },
  },
  {
    name: 'I guess, maybe, 3 in 100 words',
    change: (answer) => sprinkle(answer, ['i guess', 'maybe', 'probably', "i don't know"], 0.03),
    follows: { meanFall: 0.1, share: 0.7 },
  },
  {
    name: 'only the first half told',
    change: (answer) => {
      const words = answer.split(' ');
      return words.slice(0, Math.ceil(words.length / 2)).join(' ');
    },
    follows: { meanFall: 0.4, share: 0.9 },
  },
  {
    name: 'the first third told twice instead of the rest',
    change: (answer) => {
      const words = answer.split(' ');
      const third = words.slice(0, Math.ceil(words.length / 3));
      return [...third, ...third, ...third].join(' ');
    },
    follows: { meanFall: 0.6, share: 0.9 },
  },
  {
    name: 'signposts left out',
    change: (answer) => {
      const plain = answer.replace(SIGNPOSTS, '');
      return plain.length < answer.length * 0.97 ? plain : null;
    },
    follows: { meanFall: 0.03, share: 0.5 },
  },
  {
    name: 'numbers blurred into some',
    change: (answer) => {
      const blurred = answer.replace(DETAIL, 'some$2');
      return blurred === answer ? null : blurred;
    },
    follows: { meanFall: 0.03, share: 0.5 },
  },
];
