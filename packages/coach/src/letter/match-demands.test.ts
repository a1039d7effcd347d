import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { gatherFacts } from './letter-facts.ts';
import { matchDemands } from './match-demands.ts';

const RESUME = parseResumeText(`Rosa Lind
rosa@example.com

Experience
Care Coordinator, Brightwater Home Care, 2018 - present
- Plan weekly rotas for 38 carers and 112 clients
- Share the out of hours phone, one weekend in three
- Carry out medication audits of MAR charts for 30 clients

Qualifications
Level 4 Diploma in Adult Care, 2021
Full clean driving licence, own car

Interests
Rotas of the carnival committee`);

const match = (job: string) => matchDemands(gatherFacts(RESUME, job, '2026-11-26'), 'Medium');
const JOB = `Senior Care Coordinator

You will:
- Plan weekly rotas for 55 carers and 140 clients
- Audit medication and MAR charts
Requirements
- Level 4 Diploma in Adult Care
- Full driving licence
- Experience of chairing tribunals`;

describe('demands and what shows them', () => {
  it('quotes each demand in the order of the advertisement with the line that shows it', () => {
    const found = match(JOB).map(({ quote, lines }) => [quote, lines[0]?.line]);
    expect(found).toEqual([
      ['Plan weekly rotas for 55 carers and 140 clients', 'Plan weekly rotas for 38 carers and 112 clients'],
      ['Audit medication and MAR charts', 'Carry out medication audits of MAR charts for 30 clients'],
    ]);
  });

  it('leaves out what the resume does not show, and the head of the advertisement', () => {
    const quotes = match(
      `Care Coordinator for rotas\n\nRequirements\n- Five years of deep sea diving\n- Fluent Portuguese`,
    );
    expect(quotes).toEqual([]);
  });

  it('takes no lower level and no list for a degree', () => {
    expect(match('Coordinator\n\nRequirements\n- Level 5 Diploma in Adult Care')).toEqual([]);
    expect(match('Coordinator\n\nRequirements\n- Degree in weekly rotas for carers and clients')).toEqual([]);
  });

  it('tells a line once', () => {
    const lines = match(`${JOB}\n- Weekly rotas for carers and clients`).flatMap((one) =>
      one.lines.map(({ line }) => line),
    );
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each([
    ['Essential: plan weekly rotas for carers and clients', 'plan weekly rotas for carers and clients'],
    ['You will plan weekly rotas for carers and clients', 'plan weekly rotas for carers and clients'],
    [
      'Plan the weekly rotas for carers and clients (38 carers, 112 clients; more carers and clients in winter)',
      'Plan the weekly rotas for carers and clients',
    ],
  ])('quotes "%s" without what is no part of the demand', (demand, quote) => {
    expect(match(`Coordinator\n\nRequirements\n- ${demand}`).map((one) => one.quote)).toEqual([quote]);
  });
});
