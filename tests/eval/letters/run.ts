import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsOfLetter } from '@greenroom/coach/letter/letter-facts';
import { findStockPhrases } from '@greenroom/coach/letter/stock-phrase-patterns';
import { writeLetter } from '@greenroom/coach/letter/write-letter';
import { parseResume } from '@greenroom/coach/resume/parse-resume';
import type { CoverLetter } from '@greenroom/contract/cover-letter';
import { createPdfResumeReader } from '../../../apps/server/src/adapters/pdf/create-resume-reader.ts';
import type { EvalSection } from '../eval-section.ts';
import { encodeLines } from '../strangers/encode-cached.ts';
import { maskedParts, sharedSentences } from './letter-similarity.ts';

/**
 * Letters of ten invented people to three advertisements each, the first two of the person's own field. `LETTERS_PRINT=1` prints the letters,
 * to be read; `LETTERS_WORDS=1` leaves the sentence encoder out.
 */
type Person = { id: string; layout: string; fullName: string; advertisements: [string, string, string] };
type Truth = { id: string; company: string; role: string; contact: string };
type Written = { letter: CoverLetter; sentences: string[][]; truth: Truth };

const TODAY = '2026-11-23';
const PAIRS: [number, number][] = [
  [0, 1],
  [0, 2],
  [1, 2],
];
const IS_ENCODED = process.env.LETTERS_WORDS !== '1';
const people = readJson<Person[]>('people.json');
const truths = readJson<Truth[]>('truth.json');

export async function run(): Promise<EvalSection> {
  const reader = createPdfResumeReader({ childCount: 1 });
  const written: Written[][] = [];
  const notes: string[] = [];
  try {
    for (const person of people) {
      const resume = parseResume(
        await reader.read(readFileSync(path('material', `${person.id}-${person.layout}.pdf`)), {}),
      );
      const letters: Written[] = [];
      for (const id of person.advertisements) {
        const jobDescription = readFileSync(path('advertisements', `${id}.txt`), 'utf8');
        const options = { tone: 'Plain', length: 'Medium' } as const;
        const vectors = IS_ENCODED ? await encodeLines(textsOfLetter(resume, jobDescription)) : new Map();
        const letter = writeLetter({ resume, jobDescription, options, today: TODAY, vectors });
        const truth = truths.find((one) => one.id === id) ?? { id, company: '', role: '', contact: '' };
        const names = [letter.heading.hiringCompanyName, truth.company, truth.role, truth.contact];
        if (process.env.LETTERS_PRINT === '1') notes.push(`### ${person.fullName} to ${id}\n${textOf(letter)}\n`);
        letters.push({ letter, ...maskedParts(letter, names), truth });
      }
      written.push(letters);
    }
  } finally {
    await reader.close();
  }
  return { title: 'Letters', figures: figuresOf(written), notes };
}

function figuresOf(written: Written[][]): EvalSection['figures'] {
  const all = written.flat();
  const share = (isRight: (one: Written) => boolean) => all.filter(isRight).length / all.length;
  const shared = mean(
    written.flatMap((letters) =>
      PAIRS.map(([left, right]) => sharedSentences(letters[left]?.sentences ?? [], letters[right]?.sentences ?? [])),
    ),
  );
  const isFound = (text: string, found: string) => found === '' || text.includes(found);
  return [
    { name: 'letters', value: all.length },
    { name: 'sentences shared by two letters of one person', value: shared, atMost: 0.25 },
    { name: 'company found', value: share(({ letter }) => letter.heading.hiringCompanyName !== '') },
    {
      name: 'company right or left open',
      value: share(({ letter, truth }) => isFound(truth.company, letter.heading.hiringCompanyName)),
      atLeast: 0.97,
    },
    { name: 'contact found', value: share(({ letter }) => letter.heading.hiringManagerName !== '') },
    {
      name: 'contact right or left open',
      value: share(
        ({ letter, truth }) =>
          letter.heading.hiringManagerName === '' || letter.heading.hiringManagerName.endsWith(truth.contact),
      ),
      atLeast: 0.97,
    },
    { name: 'role named', value: share(({ letter, truth }) => letter.introduction.includes(truth.role)) },
    {
      name: 'stock phrases',
      value: all.reduce((sum, { letter }) => sum + findStockPhrases(textOf(letter)).length, 0),
      atMost: 0,
    },
  ];
}

function textOf({ heading, salutation, introduction, body, closing }: CoverLetter): string {
  const to = `${heading.hiringCompanyName} | ${heading.hiringManagerName}`;
  return [to, salutation, introduction, body.paraOne, body.paraTwo, body.paraThree, closing].join('\n');
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function path(...parts: string[]): string {
  return join(import.meta.dirname, ...parts);
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(path(name), 'utf8')) as T;
}
