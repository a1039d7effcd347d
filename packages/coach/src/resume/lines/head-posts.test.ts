import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../parse-resume.ts';
import type { Piece } from './head-pieces.ts';
import { readHeadPosts } from './head-posts.ts';

const postsIn = (text: string) =>
  parseResumeText(text).experience.map(({ title, employer, startDate, endDate }) =>
    [title, employer, startDate, endDate].join(' | '),
  );

describe('the posts of heads', () => {
  it('reads two posts with their own dates under one label', () => {
    const posts = postsIn(`Ama Quist
ama.quist@example.com

WORK 1
Company: Larch Suites Hotel
Period: May 2018 until today
Function: Room attendant 2018-2020, Floor supervisor 2020-today
Tasks: Inspect 60 rooms each day. Give the boards to 12 room attendants.

WORK 2
Company: River Valley Care Home
Period: October 2014 until April 2018
Function: Housekeeping aide
Tasks: Clean residents rooms, laundry`);
    expect(posts).toContain('Room attendant | Larch Suites Hotel | 2018 | 2020');
    expect(posts).toContain('Floor supervisor | Larch Suites Hotel | 2020 | Present');
  });

  it('takes the same firm for the one above', () => {
    const posts = postsIn(`Rosa Peake
rosa.peake@example.com

WHERE I HAVE WORKED

Office Manager, Laurel Realty, Ashford, 2008 - 2021
- ran the front desk
Transaction Coordinator, same firm, 2005 - 2008
- kept the files
Teller, Foothill Savings, 1999 - 2001
- cash and cheques`);
    expect(posts).toContain('Transaction Coordinator | Laurel Realty | 2005 | 2008');
  });

  it('reads posts that sentences tell, without the employer of another sentence', () => {
    const text = `Dez Kowal
I live in Whitefish and can be reached at dez.kowal@example.com.

For nine years I have been a freight conductor with Lakehead Railway. I was hired in August 2015.

From 2011 to 2014 I was a bus driver for Narrows Transit Lines, and I liked the talking. From 2008 to 2011 I was a deckhand on the ferry, tying up, loading cars, selling tickets.`;
    const deckhand = parseResumeText(text).experience.find(({ title }) => title === 'deckhand');
    expect(deckhand).toMatchObject({ employer: '', startDate: '2008', endDate: '2011' });
    expect(deckhand?.confidence).toBeLessThan(0.7);
  });

  it.each([
    [
      '- Youth Worker, The Anvil Club (Sept last year - now)',
      'Youth Worker',
      'The Anvil Club',
      ['Youth Worker', 'The Anvil Club', '', 'Present'],
    ],
    ['- Self employed Joiner (2015 - now, winding down)', '', '', ['Joiner', 'Self employed', '2015', 'Present']],
    [
      'Before that I drove seven years for Elm Haulage (2011 to 2018)',
      'seven',
      'Elm Haulage',
      ['', 'Elm Haulage', '2011', '2018'],
    ],
  ])('adds what nobody read of "%s"', (text, title, employer, post) => {
    const certainty = title === 'seven' ? 0.45 : 0.9;
    const mention = (kind: 'title' | 'employer', name: string) =>
      name === ''
        ? []
        : [{ kind, text: name, from: text.indexOf(name), to: text.indexOf(name) + name.length, certainty }];
    const piece = {
      units: [{ text, from: 0, part: 0, headShare: 0.9 }],
      from: 0,
      to: text.length,
      text,
      isSentence: title === 'seven',
      head: 0,
      titles: mention('title', title),
      bodies: mention('employer', employer),
      periods: [],
    } as unknown as Piece;
    const [read] = readHeadPosts(text, [piece], [...piece.titles, ...piece.bodies], []);
    expect([read?.title, read?.employer, read?.startDate, read?.endDate]).toEqual(post);
  });
});
