import { describe, expect, it } from 'vitest';
import { readJobDemand } from '../job-demand.ts';
import { readDemands } from './read-demands.ts';
import { readHeads } from './read-heads.ts';

const ADVERTISEMENT = `Elm Bridge Council
Caretaker, Town Hall

About us
Elm Bridge Council looks after a town hall, two parks and a swimming pool. Last year 41,000 people came through the doors of the hall.

What you will do
- Open the hall on weekdays and set out the chairs
- Write the weekly water temperatures in the log

What we ask for
- At least two years of experience in building maintenance
- Knowledge of legionella control
- Full driving licence
- Fluent German
- Willing to work weekends

What we offer
Free parking and 25 days of holiday. For questions please write to Mrs Ruth Ames.`;

describe('the demands of an advertisement', () => {
  it('are stretches of what is asked for, each with its kind', () => {
    const found = readDemands(ADVERTISEMENT);
    const kindOf = (text: string) => found.find((demand) => demand.text.includes(text))?.kind;
    expect(kindOf('legionella control')).toBe('skill');
    expect(kindOf('driving licence')).toBe('paper');
    expect(kindOf('German')).toBe('language');
    expect(found.every(({ certainty }) => certainty > 0 && certainty <= 1)).toBe(true);
    expect(found.map(({ sentence }) => sentence).join('\n')).not.toMatch(/parking|swimming pool/u);
  });

  it('are what a review lists, without the things that the employer has', () => {
    const names = (readJobDemand(ADVERTISEMENT)?.hard ?? []).map(({ wording }) => wording.toLowerCase());
    expect(names.join('\n')).toContain('legionella control');
    expect(names.join('\n')).not.toMatch(/swimming|parking/u);
  });

  it('are none in an empty text', () => {
    expect(readDemands('')).toEqual([]);
    expect(readHeads('Caretaker wanted')).toEqual({ post: '', employer: '', person: '' });
  });

  it('come with the employer and the person to write to', () => {
    expect(readHeads(ADVERTISEMENT)).toMatchObject({ employer: 'Elm Bridge Council', person: 'Mrs Ruth Ames' });
  });
});
