import { parsedResume } from '@greenroom/contract/resume';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import kinds from '../../data/live/question-kinds.json' with { type: 'json' };
import { type PackedVector, unpackVector } from '../live/packed-vector.ts';
import { heardWords } from '../live/question-words.ts';
import { textsOfSample } from './resume-points.ts';
import { writeSampleAnswer } from './write-sample-answer.ts';

const RESUME = parsedResume.parse({
  fullName: 'Mina Osei',
  experience: [
    {
      employer: 'Harbour Kitchen',
      title: 'Sous chef',
      endDate: 'Present',
      achievements: [
        'Cut food waste from 11 % to 6 % by weighing bins every night',
        'Planned menus and orders for 120 covers within a food cost of 28 %',
      ],
    },
    {
      employer: 'Blue Door Bistro',
      title: 'Line cook',
      confidence: 0.3,
      achievements: ['Agreed a delivery time with a supplier after three late orders of fish'],
    },
  ],
});
const write = (question: string, resume = RESUME, earlier: readonly string[] = []) =>
  writeSampleAnswer({ question, role: 'Sous chef', own: { resume, vectors: new Map(), earlier } });
/** A vector of the question that lies far in the direction of one kind. */
function vectorsOf(question: string, kind: string) {
  const row = kinds.find((known) => known.kind === kind) as unknown as PackedVector;
  return new Map([[heardWords(question), unpackVector(row).map((number) => 8 * number)]]);
}
const quotesOf = (text: string) => [...text.matchAll(/“([^”]*)”/g)].map(([, quote]) => quote ?? '');
const LINES = RESUME.experience.flatMap(({ achievements }) => achievements);
const ABOUT_MENUS = 'Let us talk about planning menus to a food cost. What do you check before you call it done?';

describe('a sample answer with a resume', () => {
  it('quotes the line that is about the question word for word, with where it was', () => {
    const text = write(ABOUT_MENUS);
    expect(text).toMatch(/^.*(?:your resume|your own resume)/);
    expect(quotesOf(text)).toEqual(['Planned menus and orders for 120 covers within a food cost of 28 %']);
    expect(text).toContain('(Sous chef, Harbour Kitchen)');
  });

  it('names no employer and no title of a job that was read with doubt', () => {
    const text = write('Tell me about a disagreement with a supplier about a late delivery of fish.');
    expect(quotesOf(text)).toEqual(['Agreed a delivery time with a supplier after three late orders of fish']);
    expect(text).not.toMatch(/Blue Door|Line cook/);
  });

  it('asks for a case in square brackets where no line fits', () => {
    const text = write('Tell me about a time you had to give a difficult presentation.');
    expect(quotesOf(text)).toEqual([]);
    expect(text).toMatch(/your work as Sous chef at Harbour Kitchen.*: \[/);
  });

  it('labels no line with a job that only the reading knows, since the last entry gets the lines below it', () => {
    const [chef] = RESUME.experience;
    const read = parsedResume.parse({ ...RESUME, experience: [{ ...chef, confidence: 0.9 }] });
    const text = write(ABOUT_MENUS, read);
    expect(quotesOf(text)).toEqual(['Planned menus and orders for 120 covers within a food cost of 28 %']);
    expect(text).not.toContain('Harbour Kitchen');
  });

  it('names a present post only where the resume says that it is one', () => {
    const ask = (experience: object, text: string) =>
      write(
        'In this role you would lead tours. Tell me about a problem you have solved in work like that.',
        parsedResume.parse({ experience: [experience], text }),
      );
    const post = {
      title: 'caretaker of',
      employer: "at St Aldhelm's",
      endDate: 'Present',
      confidence: 0.8,
      achievements: ['Painted the stairs of the school'],
    };
    expect(ask(post, "Caretaker of St Aldhelm's since 2009.")).toContain("caretaker at St Aldhelm's");
    expect(ask(post, "Caretaker of St Aldhelm's from 2009 for four years.")).not.toContain('Aldhelm');
  });

  it('never says that the resume has nothing, and quotes no heading', () => {
    const heading = parsedResume.parse({
      experience: [{ employer: 'Salon', title: 'Braider', achievements: ['Licensed Cosmetologist & Braider of Hair'] }],
    });
    const text = write(
      'In this role you would install and braid hair for guests. What matters most in doing that well?',
      heading,
    );
    expect(quotesOf(text)).toEqual([]);
    expect(text).not.toMatch(/found no|saw no|has nothing/);
  });

  it('names the job that comes nearest in a way of working that no line tells', () => {
    const text = write('How would you go about a stocktake of the cellar?');
    expect(quotesOf(text)).toEqual([]);
    expect(text).toContain('Sous chef at Harbour Kitchen');
    expect(write('How would you go about a stocktake of the cellar?', parsedResume.parse({}))).not.toContain(' at ');
  });

  it('quotes another line when an earlier sample has quoted the first', () => {
    const question = 'Tell me about food waste, food cost and the orders of food.';
    const first = write(question);
    const second = write(question, RESUME, [first]);
    expect(quotesOf(first)).toHaveLength(1);
    expect(quotesOf(second)).toHaveLength(1);
    expect(quotesOf(second)).not.toEqual(quotesOf(first));
  });

  it('offers the two best results where any would answer', () => {
    const question = 'What are you proudest of in your work?';
    const achievements = [
      'food waste',
      'late orders',
      'queues',
      'complaints',
      'breakages',
      'overtime',
      'stock loss',
    ].map((thing) => `Cut ${thing} by a third in my second year`);
    const resume = parsedResume.parse({ experience: [{ employer: 'Harbour Kitchen', title: 'Chef', achievements }] });
    const ask = (kind: string) =>
      writeSampleAnswer({ question, role: 'Chef', own: { resume, vectors: vectorsOf(question, kind), earlier: [] } });
    expect(quotesOf(ask('achievement'))).toHaveLength(2);
    for (const quote of quotesOf(ask('achievement'))) expect(achievements).toContain(quote);
    expect(ask('achievement')).toContain('(Harbour Kitchen)');
    expect(quotesOf(ask('teamwork'))).toEqual([]);
  });

  it('quotes no line for a case that is only imagined', () => {
    const question = 'A supplier of fish brings the late orders again. What do you do about the delivery time?';
    const ask = (kind: string) =>
      writeSampleAnswer({
        question,
        role: 'Sous chef',
        own: { resume: RESUME, vectors: vectorsOf(question, kind), earlier: [] },
      });
    expect(quotesOf(ask('hypothetical'))).toEqual([]);
  });

  it('takes no duty of the occupation where the resume has the work itself', () => {
    const question = 'Where do you see yourself in five years?';
    expect(writeSampleAnswer({ question, role: 'Sous chef' })).toContain(', for instance ');
    expect(write(question)).not.toContain(', for instance ');
  });

  it('begins an introduction with the latest job', () => {
    expect(write('Tell me about yourself?').split('\n')[1]).toMatch(/Sous chef, Harbour Kitchen/);
  });

  it('is the outline without one where the resume says nothing', () => {
    const nothing = parsedResume.parse({});
    expect(quotesOf(write(ABOUT_MENUS, nothing))).toEqual([]);
    expect(textsOfSample(ABOUT_MENUS, nothing)).toHaveLength(2);
    expect(textsOfSample(ABOUT_MENUS, null)).toHaveLength(1);
  });

  it('quotes nothing that is not in the resume, for any question', () => {
    const words = fc.constantFrom('food', 'cost', 'supplier', 'Tell', 'waste', 'orders', 'conflict', '“', 'menus', '.');
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 12 }), (some) => {
        const text = write(some.join(' '));
        for (const quote of quotesOf(text.replaceAll('““', '“'))) expect(LINES).toContain(quote);
        expect(text).not.toMatch(/[{}]|undefined/);
        expect(text.split('\n').length - 1).toBeLessThanOrEqual(7);
      }),
    );
  });
});
