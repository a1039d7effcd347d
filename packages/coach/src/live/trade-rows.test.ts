import { expect, test } from 'vitest';
import { inFirstPerson, TRADES, tradeRows } from './trade-rows.ts';

const written = TRADES.flatMap((name) => tradeRows(name).filter(({ kind }) => kind !== 'practised'));

test.each([
  ['Check the bank file.', 'I would check the bank file.'],
  ['What changed, and is anyone else affected?', 'I would ask: what changed, and is anyone else affected?'],
  ['Gloves, goggles and a fan.', 'Gloves, goggles and a fan.'],
])('says "%s" in the first person where it is a deed', (note, said) => {
  expect(inFirstPerson(note)).toBe(said);
});

test('every answer is two to five whole sentences that can be said in half a minute', () => {
  const wrong = written.filter(({ ask, say }) => {
    const words = say.join(' ').split(/\s+/).length;
    const isWhole = say.every((sentence) => /^[\p{Lu}\p{N}"'].*[.?!]["')]?$/su.test(sentence));
    return say.length < 2 || say.length > 5 || words < 18 || words > 75 || !isWhole || ask === '';
  });
  expect(wrong.map(({ ask }) => ask)).toEqual([]);
});

test('no answer claims a past, or leaves a gap', () => {
  const claims =
    /\b(?:my last|at my (?:last|old|previous|former)|we once|in my experience|years ago|I(?:'ve| have) worked)\b|[[\]]|\*\*/iu;
  expect(written.filter(({ say }) => claims.test(say.join(' ')))).toEqual([]);
});

test('no question comes twice in one occupation', () => {
  const asked = written.map(({ occupation, ask }) => `${occupation}: ${ask.toLowerCase()}`);
  expect(asked.length - new Set(asked).size).toBe(0);
});

/** A sum with the numbers of one question is wrong for a question with other numbers. */
test('no answer works out the numbers of its question', () => {
  const numbers =
    /\b(?:\d[\d.,]*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|\w+teen|eleven|twelve|hundred|thousand|two|three|four|five|six|seven|eight|nine|ten)\b/giu;
  const works =
    /\b(?:divided?|times|multipl\w+|equals?|adds? up|comes to|makes|gives|leaves|works out|per cent of|minus|plus)\b/iu;
  const countOf = (text: string): number => text.match(numbers)?.length ?? 0;
  const worked = written.filter(({ ask, say }) => {
    const said = say.join(' ');
    return countOf(ask) >= 2 && countOf(said) >= 3 && works.test(said);
  });
  expect(worked.map(({ ask }) => ask)).toEqual([]);
});
