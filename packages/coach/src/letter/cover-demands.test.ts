import { describe, expect, it } from 'vitest';
import { coverDemands } from './cover-demands.ts';
import type { LetterFacts } from './letter-facts.ts';

const place = (title: string, lines: string[], endDate = 'Present') => ({
  title,
  employer: 'Elm Inn',
  startDate: '2019',
  endDate,
  achievements: lines,
  isProject: false,
});

/** `shows[demand][line]`, the lines of all places one after the other. */
function factsOf(places: ReturnType<typeof place>[], shows: number[][], kinds: string[] = []): LetterFacts {
  const deeds = places.flatMap(({ achievements }, placeIndex) => achievements.map((line) => ({ line, placeIndex })));
  return {
    job: { roleTitle: 'Cook' },
    places,
    deeds,
    evidence: deeds,
    demands: shows.map((_, at) => ({ text: `Demand ${at}`, isDuty: false, isNice: false, asked: { kind: kinds[at] } })),
    shows,
  } as unknown as LetterFacts;
}
const linesOf = (facts: LetterFacts) => coverDemands(facts, facts.deeds, 'Medium').map(({ line }) => line);

describe('the lines of a letter', () => {
  const present = [
    'Cooked lunch for the guests',
    'Ordered fish from two suppliers',
    'Cleaned the grill every evening',
    'Wrote the rota for the kitchen',
  ];

  it('show each demand once before any demand twice', () => {
    const facts = factsOf(
      [place('Cook', present)],
      [
        [0.9, 0.85, 0, 0],
        [0, 0, 0.5, 0],
        [0, 0, 0, 0.5],
      ],
    );
    expect(linesOf(facts).slice(0, 3)).toEqual([present[0], present[2], present[3]]);
  });

  it('tell work of another trade only where it shows a demand', () => {
    const earlier = ['Sold shoes to families', 'Trained the new staff at the till'];
    const facts = factsOf(
      [place('Cook', present), place('Shop Assistant', earlier, '2018')],
      [
        [0.9, 0.3, 0.3, 0.3, 0, 0],
        [0, 0, 0, 0, 0.1, 0.6],
      ],
    );
    expect(linesOf(facts)).toContain(earlier[1]);
    expect(linesOf(facts)).not.toContain(earlier[0]);
    expect(coverDemands(facts, facts.deeds, 'Long').map(({ line }) => line)).toContain(earlier[0]);
  });

  it('tell of what shows nothing only once, where it is a result', () => {
    const long = present.map((line) => `${line} ${'with two colleagues and the head of the house '.repeat(3)}`);
    const results = ['Cut waste from 9% to 4%', 'Cut the cost of linen from 9% to 7%', 'Cleaned the car park'];
    const facts = factsOf(
      [place('Cook', [...long, ...results])],
      [
        [0.9, 0.1, 0.1, 0.1, 0, 0, 0],
        [0, 0.9],
        [0, 0, 0.9],
        [0, 0, 0, 0.9],
      ].map((row) => [...row, ...Array(7 - row.length).fill(0)]),
    );
    expect(linesOf(facts).filter((line) => results.includes(line))).toEqual([results[0]]);
  });

  it('leave papers and languages to the list of them', () => {
    const facts = factsOf(
      [place('Cook', present)],
      [
        [0.1, 0, 0.9, 0.1],
        [0.5, 0.1, 0, 0],
      ],
      ['paper', 'skill'],
    );
    expect(linesOf(facts)[0]).toBe(present[0]);
  });
});
