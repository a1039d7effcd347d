import { describe, expect, it } from 'vitest';
import { cleanSentence } from './clean-sentence.ts';

describe('a cleaned sentence', () => {
  it.each([
    ['I worked on the ward for, like, three years.', 'I worked on the ward for like three years.'],
    ['It took us, um, four hours.', 'It took us four hours.'],
    ['He stood there, like, filming the whole thing.', 'He stood there filming the whole thing.'],
    ["He's, you know, filming me.", "He's filming me."],
    ['I left because, um, it rained.', 'I left because it rained.'],
    ['He borrowed it for, um, for shoes.', 'He borrowed it for shoes.'],
    ['I went to uh to the office.', 'I went to the office.'],
    ['I got, like, upset.', 'I got upset.'],
    ['I went back, you know, because it rained.', 'I went back because it rained.'],
    ['I rang, um, and she came.', 'I rang, and she came.'],
  ])('has no comma where a filler was: "%s"', (spoken, cleaned) => {
    expect(cleanSentence(spoken)).toBe(cleaned);
  });

  it.each([
    'I made a choice for her, like, walk in with me or wait.',
    'The oven was old, you know, thirty trays and one shelf.',
    'And he was, like, do it yourself.',
    'The people here are, you know, they talk to each other.',
  ])('keeps what may say something: "%s"', (spoken) => {
    expect(cleanSentence(spoken)).toBe(spoken);
  });

  it('ends a statement with a full stop where a tag made it a question', () => {
    expect(cleanSentence('They keep asking, you know?')).toBe('They keep asking.');
    expect(cleanSentence('Why would they ask, you know?')).toBe('Why would they ask, you know?');
  });

  it('sets a full stop where a sound was between two sentences', () => {
    expect(cleanSentence('I fixed the list and sent it again um nobody was angry.')).toBe(
      'I fixed the list and sent it again. Nobody was angry.',
    );
    expect(cleanSentence('When I came to the door um he was gone.')).toBe('When I came to the door he was gone.');
    expect(cleanSentence('I listened to him and then at some point um I said no.')).toBe(
      'I listened to him and then at some point I said no.',
    );
    expect(cleanSentence('So then I um I asked the two loudest um people.')).toBe(
      'So then I asked the two loudest people.',
    );
  });

  it.each([
    ['I put the key back and.', 'I put the key back.'],
    ['She is two doors down now, so.', 'She is two doors down now.'],
    ['Every ten minutes or so.', 'Every ten minutes or so.'],
    ['She told me so.', 'She told me so.'],
  ])('does not end on a joining word: "%s"', (spoken, cleaned) => {
    expect(cleanSentence(spoken)).toBe(cleaned);
  });
});
