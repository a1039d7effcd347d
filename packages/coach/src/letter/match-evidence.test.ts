import { describe, expect, it } from 'vitest';
import { matchEvidence } from './match-evidence.ts';
import type { Demand } from './read-demands.ts';

const deedOf = (line: string, placeIndex = 0) => ({ line, clause: line.toLowerCase(), placeIndex, weight: 1 });
const demandOf = (text: string): Demand => ({ form: 'verb', text, certainty: 0.9 });
/** Two numbers stand in for the vectors of the encoder: their angle is the similarity. */
const vector = (x: number, y: number) => Float32Array.from([x, y]);

describe('achievements for the demands of an advertisement', () => {
  const returns = deedOf('Prepared VAT returns and the file for the auditors');
  const tests = deedOf('Ran 14 price tests in 60 shops');
  const vat = demandOf('prepare VAT returns for three companies');
  const prices = demandOf('design price and promotion tests');

  it('are found by shared words where no encoder answered', () => {
    const pairs = matchEvidence([tests, returns], [vat, prices], new Map());
    expect(pairs.map(({ deed, demand }) => [deed, demand])).toEqual(
      expect.arrayContaining([
        [returns, vat],
        [tests, prices],
      ]),
    );
  });

  it('are found by meaning where they share no word', () => {
    const nursing = deedOf('Looked after residents at night');
    const caring = demandOf('care for older people');
    const near = new Map([
      [nursing.line, vector(1, 0)],
      [caring.text, vector(0.9, 0.43)],
    ]);
    expect(matchEvidence([nursing], [caring], near)).toEqual([{ deed: nursing, demand: caring }]);
    const far = new Map([...near, [caring.text, vector(0.5, 0.86)]]);
    expect(matchEvidence([nursing], [caring], far)).toEqual([]);
  });

  it('never answer a demand for a tool that they do not name', () => {
    const moved = deedOf('Moved a batch system to a new data centre');
    const kubernetes = demandOf('run Kubernetes clusters');
    const same = new Map([
      [moved.line, vector(1, 0)],
      [kubernetes.text, vector(1, 0)],
    ]);
    expect(matchEvidence([moved], [kubernetes], same)).toEqual([]);
  });

  it('are used once, as is each demand', () => {
    const again = demandOf('design price tests');
    expect(matchEvidence([tests], [prices, again], new Map())).toHaveLength(1);
    expect(matchEvidence([tests, deedOf('Planned price tests for spring')], [prices, again], new Map())).toHaveLength(
      1,
    );
  });
});
