import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { readResumeFacts } from './resume-facts.ts';
import { type ResumeUnit, resumeUnits } from './resume-units.ts';

function unitsOf(text: string): readonly ResumeUnit[] {
  const resume = parseResumeText(text);
  const facts = readResumeFacts(resume);
  return facts === null ? [] : resumeUnits(facts, resume);
}
const textsOf = (text: string): string[] => unitsOf(text).map((unit) => unit.text);

const NURSERY = `Bethan Orrell
ABOUT ME
I have looked after children for six years. I would like to lead a room.

WORK
Acorn Day Nursery, Hollinbeck
Nursery Practitioner                                     Sept 2021 - present
- Rewrote our settling-in plan from two visits to five
  after three children would not take a bottle
- Write the progress checks with the toddler room
QUALIFICATIONS
Food Hygiene Level 2, Hollinbeck College, 2020
Paediatric First Aid, twelve hours, renewed in March 2024`;

it('joins a point that continues below its mark and leaves the next point alone', () => {
  expect(textsOf(NURSERY)).toContain(
    'Rewrote our settling-in plan from two visits to five after three children would not take a bottle',
  );
  expect(textsOf(NURSERY)).toContain('Write the progress checks with the toddler room');
});

it('gives each line the post that it is of, and none to a paper or a wish', () => {
  const units = unitsOf(NURSERY);
  const of = (start: string) => units.find(({ text }) => text.startsWith(start));
  expect(of('Rewrote')?.employer).toContain('Acorn Day Nursery');
  expect(of('Food Hygiene')?.listed).toBe('certificate');
  expect(of('I would like')?.listed).toBe('aim');
});

it('keeps the entries of a list apart although they are long', () => {
  expect(textsOf(NURSERY)).toContain('Paediatric First Aid, twelve hours, renewed in March 2024');
});

it('leaves out headings, dates, contact and referees', () => {
  const said = textsOf(`Ada Byron
ada@example.ie
EMPLOYMENT
Northwind Ltd
Fitter, 2019 to 2023
- Changed 40 pumps in a year without a leak
References on request from Mr Smith`).join('\n');
  expect(said).toBe('Changed 40 pumps in a year without a leak');
});
