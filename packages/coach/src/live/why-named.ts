const SHORTEST_NAME = 4;
/** "Why Ardenvale", "why on earth Hawthorn Lea", "why do you want to be a supervisor": the first word of the name. */
const WHY = /\bwhy (?:(?:do|would|did) you (?:want|wish|like) to (?:be|become|join) (?:an? |the )?)?(\p{L}+)/gu;

/** A word that an advertisement writes with a capital wherever it has it: a name, most often that of the employer. */
function isNameIn(word: string, jobDescription: string): boolean {
  if (word.length < SHORTEST_NAME) return false;
  const found = jobDescription.match(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu')) ?? [];
  return found.length > 0 && found.every((one) => one.charAt(0) !== one.charAt(0).toLowerCase());
}

/** True if a turn asks why the person wants a thing that only the advertisement names: "why Ardenvale". `turn` is plain, in small letters. */
export const asksWhyNamed = (turn: string, jobDescription: string): boolean =>
  [...turn.matchAll(WHY)].some(([, word = '']) => isNameIn(word, jobDescription));
