import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeText } from '../feedback/compose-text.ts';
import { enhanceAnswer } from './enhance-answer.ts';

const withoutGaps = (text: string) =>
  text
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const enhance = (answer: string) => withoutGaps(enhanceAnswer({ answer }));

describe('an enhanced answer', () => {
  it.each([
    'I would like to work for a company like yours.',
    'She has a van like ours.',
    'Our trainer was like where is your badge, and I showed it.',
    'If the pressure falls below two bar, I stop the pump and never restart it alone.',
    'It was not my shift, but I stayed because nobody else had the key.',
    'The way I see it, it works.',
    'What it was was a leak, and when I saw it it was too late.',
    'I came in in the evening for the parts that we had waited for, for two days.',
    'The person that I spoke to to arrange it was kind.',
    'They did not know, and so did I, I must say.',
    'I took vitamin A a day before the race.',
    'We sold 12.5 tonnes at 3.20 euros, e.g. to Dr. Meier.',
  ])('keeps every word of "%s"', (answer) => {
    expect(enhance(answer)).toBe(answer);
  });

  it('leaves no comma of a filler before a preposition, and keeps an example', () => {
    expect(enhance('I was working, you know, in a shop. We had tools, like, the saw.')).toContain(
      'I was working in a shop. We had tools, like, the saw.',
    );
  });

  it('leaves out sounds, doubled words, bracketed fillers and asides', () => {
    expect(
      enhance('Um, so i i checked the, you know, the valve and uh closed it. That is a good question. It held.'),
    ).toBe('I checked the valve and closed it. It held.');
  });

  it('keeps what is said again in a story, and "that is all" within it', () => {
    const answer = 'I said I would like a second opinion. That is all. She nodded. I waited for an hour. She nodded.';
    expect(enhance(answer)).toBe(answer);
    expect(enhance('I closed the valve myself. It held. I closed the valve myself. That is it.')).toBe(
      'I closed the valve myself. It held.',
    );
  });

  it('leaves out a stuttered word with or without a comma', () => {
    expect(enhance('We we opened the, the gate and, and a a dog ran out.')).toBe(
      'We opened the gate and a dog ran out.',
    );
  });

  it('mends slips that have one right form', () => {
    expect(enhance("She explained me the plan. We discussed about the informations for a hour. He don't agreed.")).toBe(
      "She explained the plan to me. We discussed the information for an hour. He doesn't agreed.",
    );
  });

  it('says what the feedback found missing, behind the words of the person', () => {
    const enhanced = enhanceAnswer({
      answer: 'Um, the printer was broken and everybody waited.',
      gaps: ['How did it end?'],
    });
    expect(enhanced).toBe('The printer was broken and everybody waited.\n\n[How did it end?]');
  });

  it('asks for no more of the own part, which invites to invent one', () => {
    const answer = 'The printer was broken and everybody waited.';
    const gap = composeText('step-part', answer);
    expect(enhanceAnswer({ answer, gaps: [gap] })).not.toContain(gap);
    const other = composeText('step-learned', answer);
    expect(enhanceAnswer({ answer, gaps: [other] })).toContain(other);
  });

  it('leaves no comma of a sound behind', () => {
    expect(enhance('I had to, um, learn it, um, and I did. It hurt because, uh, it was new.')).toBe(
      'I had to learn it, and I did. It hurt because it was new.',
    );
  });

  it.each([
    ['He dont have the key and its not his.', "He doesn't have the key and it's not his."],
    ['I should of rung on monday but i couldnt.', "I should have rung on Monday but I couldn't."],
    ['She cried because shed been there, and id taken it.', "She cried because she'd been there, and I'd taken it."],
    ['The shed had no door.', 'The shed had no door.'],
    ['Its lid was shut.', 'Its lid was shut.'],
    ['Its me, somebodys key is gone and its fine.', "It's me, somebody's key is gone and it's fine."],
    ['I knew it was my sons birthday and id recover.', "I knew it was my son's birthday and I'd recover."],
    ['My sons came, and id cards were checked.', 'My sons came, and id cards were checked.'],
    ['It lost its way, its right arm and its only key.', 'It lost its way, its right arm and its only key.'],
    ['I am working here since 2019.', 'I have been working here since 2019.'],
    ['I work there since three years.', 'I work there for three years.'],
    ['She have a key.', 'She has a key.'],
    // The past can be meant: "and on Monday he sent me a card".
    [
      'And on Monday he send me a card, and she never forget it.',
      'And on Monday he send me a card, and she never forget it.',
    ],
    ['Did he know it? I asked that she wait.', 'Did he know it? I asked that she wait.'],
    ['My boss and he agree, and why did she never say so?', 'My boss and he agree, and why did she never say so?'],
    ['I waited fifteen minute and took a ten minute walk.', 'I waited fifteen minutes and took a ten minute walk.'],
    ['I went to the office for ask him.', 'I went to the office to ask him.'],
    ['My partner and I were late.', 'My partner and I were late.'],
    ['I asked how much people spend.', 'I asked how much people spend.'],
    ['I did an nslookup.', 'I did an nslookup.'],
    ['Did he have a key?', 'Did he have a key?'],
    ['I am agree, it depends of the day.', 'I agree, it depends on the day.'],
    ['We had so much people and many informations.', 'We had so many people and a lot of information.'],
    ['He was given a apple and an useful list.', 'He was given an apple and a useful list.'],
    ['He wore a uniform for an hour, and vitamin a is good.', 'He wore a uniform for an hour, and vitamin a is good.'],
    ['Nothing was happened, and we check each two hours.', 'Nothing happened, and we check every two hours.'],
    ['I saw that one of his people was ill.', 'I saw that one of his people was ill.'],
    ['The people was kind.', 'The people were kind.'],
    [
      "They will of done it there own way, and she'd of gone.",
      "They will have done it their own way, and she'd have gone.",
    ],
    ['I was, I was there because, because it rained.', 'I was there because it rained.'],
  ])('mends "%s" lightly', (answer, mended) => {
    expect(enhance(answer)).toBe(mended);
  });

  it('begins sentences with a capital where the person writes none', () => {
    expect(enhance('they brought in the vests. i hated it. so i asked why.')).toBe(
      'They brought in the vests. I hated it. So I asked why.',
    );
  });

  it('keeps "like" where it begins a quotation, and a correction behind "I mean"', () => {
    const answer = 'My manager was a bit, like, you should have asked. It was on Monday, I mean, Tuesday.';
    expect(enhance(answer)).toBe(answer);
  });

  it('names the parts of a story where every sentence surely is of its part', () => {
    const parts = ['situation', 'situation', 'action', 'action', 'result'] as const;
    const sentences = [
      'The oven broke.',
      'It was a Sunday.',
      'I took the dish off.',
      'I told the floor.',
      'Nobody complained that night.',
    ];
    const answer = sentences.join(' ');
    const pieces = sentences.map((sentence, at) => {
      const start = answer.indexOf(sentence);
      const leads = { situation: -1, action: -1, result: -1, talk: -1, [parts[at] ?? '']: 0.3 };
      return { start, end: start + sentence.length, weight: 1, part: parts[at], leads };
    });
    const enhanced = enhanceAnswer({ answer, pieces });
    expect(enhanced).toContain('[What you did]\nI took the dish off. I told the floor.');
    expect(enhanced).toContain('[Every word is yours');
    const last = pieces.at(-1);
    if (last) last.leads.result = 0.1;
    expect(enhanceAnswer({ answer, pieces })).not.toContain('[What you did]');
    expect(enhanceAnswer({ answer, pieces })).toContain('Sunday.\n\nI took');
  });

  it('joins lines that break off in a sentence, and keeps what belongs together in one paragraph', () => {
    expect(enhance('I took the key and\nwent down to the cellar. It was\nwet there.')).toBe(
      'I took the key and went down to the cellar. It was wet there.',
    );
    const pair = [
      'If it is slick, I brake early and softly on the hill.',
      'If it is dry, I brake a little later there.',
    ];
    const others = Array.from({ length: 4 }, (_, at) => `I drove load ${at} down to the yard near the river.`);
    const rest = Array.from({ length: 4 }, (_, at) => `I washed truck ${at} in the evening behind the hall.`);
    expect(enhanceAnswer({ answer: [...others, ...pair, ...rest].join(' ') })).toContain(pair.join(' '));
    const asked = ['Was the valve really shut on that day?', 'Nobody in the whole team could say.'];
    expect(enhanceAnswer({ answer: [...others, ...asked, ...rest].join(' ') })).toContain(asked.join(' '));
  });

  describe('in a shorter version', () => {
    const TALK =
      'I think that a quiet hour and a cup of tea matter more to people than whatever else they may say about it.';
    const told = [
      [
        'We had a large print section on the bottom two shelves of the library, where hardly any reader could get at it.',
        'situation',
      ],
      [TALK, 'talk'],
      [
        'I moved the whole section to eye level, where the travel guides had been for as long as we could remember.',
        'action',
      ],
      ['I asked the morning readers which shelf they could reach from a chair without bending down.', 'action'],
      ['Borrowing went up by about a third over the next months.', 'result'],
    ] as const;
    const shorten = (
      sentences: readonly (readonly [string, 'situation' | 'action' | 'result' | 'talk'])[],
      talk = 0.2,
    ) => {
      const answer = sentences.map(([text]) => text).join(' ');
      const pieces = sentences.map(([text, part]) => {
        const start = answer.indexOf(text);
        const leads = { situation: -1, action: -1, result: -1, talk: part === 'talk' ? talk : -1 };
        return { start, end: start + text.length, weight: 1, part: part === 'talk' ? undefined : part, leads };
      });
      return enhanceAnswer({ answer, pieces }).split(/In \d+ seconds:/)[1];
    };

    it('a story keeps all but the sentences that surely are talk', () => {
      const short = shorten([...told, ['Nobody who came in by then missed the guides on that shelf.', 'result']]);
      for (const [text, part] of told) expect(short?.includes(text)).toBe(part !== 'talk');
    });

    it('there is none where it is not sure what is talk, or where the rest needs it', () => {
      const end = ['Nobody who came in by then missed the guides on that shelf.', 'result'] as const;
      expect(shorten([...told, end], 0.1)).toBeUndefined();
      expect(
        shorten([...told, ['Nobody missed the guides, and everybody had tea in a quiet hour.', 'result']]),
      ).toBeUndefined();
      expect(shorten([...told.slice(0, 2), end])).toBeUndefined();
    });
  });

  it('says so where nothing had to be changed', () => {
    expect(enhanceAnswer({ answer: 'The printer was broken and I mended it.' })).toMatch(/\[These are your own words/);
    expect(enhanceAnswer({ answer: 'Um, the printer was broken.' })).not.toContain('[');
  });

  it('sets speech without stops in lines, where each begins a clause, and leaves out no word', () => {
    const answer =
      'we had a leak in the cellar on a saturday night and i called the plumber who did not come ' +
      'so i closed the main valve myself and she and i carried all the flour upstairs but it took us until two ' +
      'and i wrote a card for the next one who is on duty';
    const [lines, note] = enhanceAnswer({ answer }).split('\n\n');
    expect(lines).toBe(
      [
        'We had a leak in the cellar on a Saturday night',
        'and I called the plumber who did not come',
        'so I closed the main valve myself and she and I carried all the flour upstairs',
        'but it took us until two',
        'and I wrote a card for the next one who is on duty',
      ].join('\n'),
    );
    expect(note).toMatch(/^\[Your answer came without full stops/);
  });

  it('does not polish an answer with a concern, and quotes the place', () => {
    const answer = 'I copied the customer list of my last employer and rang them all.';
    const concern = { quote: 'I copied the customer list', advice: 'The list belongs to your former employer.' };
    expect(enhanceAnswer({ answer, concern })).toBe(
      '[This answer is left as it is because of “I copied the customer list”. The list belongs to your former employer.]',
    );
    const long = { ...concern, quote: `${'and so '.repeat(10)}on.` };
    expect(enhanceAnswer({ answer, concern: long })).toContain(`“${'and so '.repeat(6)}…”`);
  });

  it('takes any text', () => {
    fc.assert(fc.property(fc.string(), (answer) => typeof enhanceAnswer({ answer }) === 'string'));
  });
});
