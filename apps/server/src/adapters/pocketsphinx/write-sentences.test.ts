import { describe, expect, it } from 'vitest';
import { writeSentences } from './write-sentences.ts';

/** Words with the seconds of silence before each, as "word" or "word+0.8". */
function heard(text: string) {
  let at = 0;
  return text.split(' ').map((part) => {
    const [word = '', pause = '0.1'] = part.split('+');
    const startSeconds = at + Number(pause);
    at = startSeconds + 0.3;
    return { word, probability: 0.9, startSeconds, endSeconds: at };
  });
}

describe('what the local recogniser heard', () => {
  it('is written in sentences that end at long pauses', () => {
    expect(writeSentences(heard("i worked in a bakery for years then+0.9 i'm the one who closed the shop"))).toBe(
      "I worked in a bakery for years. Then I'm the one who closed the shop.",
    );
  });

  it('never changes, adds or drops a word', () => {
    const words = heard('so i asked+0.8 them twice and+0.9 i waited until+1.1 they came back to me');
    const plain = (text: string) => text.toLowerCase().replaceAll('.', '');
    expect(plain(writeSentences(words))).toBe(words.map(({ word }) => word).join(' '));
  });
});
