import { expect, test } from 'vitest';
import { allTradeAnswers, inFirstPerson, textsOfTrade, tradeOf } from './trade-answers.ts';

const ADVERTISEMENT = 'Bookkeeper\n\nWe look for a Bookkeeper to keep our books.';

test('the trade is that of the advertisement, and of the person beside it', () => {
  const advertised = textsOfTrade(ADVERTISEMENT, '');
  const ofAny = textsOfTrade('', '');
  expect(advertised.length).toBeGreaterThan(ofAny.length + 20);
  expect(new Set(textsOfTrade('', 'Bookkeeper'))).toEqual(new Set(advertised));
  expect(textsOfTrade(ADVERTISEMENT, 'Plumber').length).toBeGreaterThan(advertised.length);
});

test('what the advertised trade and that of the person both ask comes once, as that of the advertised one', () => {
  const { answers } = tradeOf(ADVERTISEMENT, 'Bookkeeper');
  expect(new Set(answers.map(({ asked }) => asked)).size).toBe(answers.length);
  expect(answers.filter(({ isAdvertised }) => isAdvertised).length).toBeGreaterThan(20);
});

test.each([
  ['Check the bank file.', 'I would check the bank file.'],
  ['What changed, and is anyone else affected?', 'I would ask: what changed, and is anyone else affected?'],
  ['Gloves, goggles and a fan.', 'Gloves, goggles and a fan.'],
])('says "%s" in the first person where it is a deed', (note, said) => {
  expect(inFirstPerson(note)).toBe(said);
});

test('every answer is two to five whole sentences that can be said in half a minute', () => {
  const wrong = allTradeAnswers().filter(({ ask, say }) => {
    const words = say.join(' ').split(/\s+/).length;
    const isWhole = say.every((sentence) => /^[\p{Lu}\p{N}"'].*[.?!]["')]?$/su.test(sentence));
    return say.length < 2 || say.length > 5 || words < 18 || words > 75 || !isWhole || ask === '';
  });
  expect(wrong.map(({ ask }) => ask)).toEqual([]);
});

test('no answer claims a past, or leaves a gap', () => {
  const claims =
    /\b(?:my last|at my (?:last|old|previous|former)|we once|in my experience|years ago|I(?:'ve| have) worked)\b|[[\]]|\*\*/iu;
  expect(allTradeAnswers().filter(({ say }) => claims.test(say.join(' ')))).toEqual([]);
});

test('no question comes twice in one occupation', () => {
  const asked = allTradeAnswers().map(({ occupation, ask }) => `${occupation}: ${ask.toLowerCase()}`);
  expect(asked.length - new Set(asked).size).toBe(0);
});

/** A sum with the numbers of one question is wrong for a question with other numbers. */
test('no answer works out the numbers of its question', () => {
  const numbers =
    /\b(?:\d[\d.,]*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|\w+teen|eleven|twelve|hundred|thousand|two|three|four|five|six|seven|eight|nine|ten)\b/giu;
  const works =
    /\b(?:divided?|times|multipl\w+|equals?|adds? up|comes to|makes|gives|leaves|works out|per cent of|minus|plus)\b/iu;
  const countOf = (text: string): number => text.match(numbers)?.length ?? 0;
  const worked = allTradeAnswers().filter(({ ask, say }) => {
    const said = say.join(' ');
    return countOf(ask) >= 2 && countOf(said) >= 3 && works.test(said);
  });
  expect(worked.map(({ ask }) => ask)).toEqual([]);
});
