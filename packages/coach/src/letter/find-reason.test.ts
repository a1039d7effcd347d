import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { findLinkReason, findNeedReason } from './find-reason.ts';
import { gatherFacts } from './letter-facts.ts';
import { WORDINGS } from './letter-wordings-data.ts';

const AD = `Office Assistant
Alder Health Center

About us
We are a nonprofit clinic serving about 19,000 patients, over a third of whom speak Portuguese at home.

Responsibilities
- Keep the calendar of the director
- Order supplies for the van`;
const LINE = 'Translate notices for Portuguese-speaking patients when the clinics need it';
const facts = gatherFacts(
  parseResumeText(
    `Ann Lee\n\nExperience\nOffice Assistant, Elm Dental Ltd, 2020 – Present\n- ${LINE}\n- Keep the calendar of two directors\n- Pay the bills of the office each week`,
  ),
  AD,
  '2026-11-20',
);
/** The same direction for texts that are near. */
const near = (...texts: string[]) => new Map(texts.map((text) => [text, Float32Array.from([1])]));
const wish = { chosen: [], told: [], wordings: WORDINGS.Plain, seed: 0 };

it('joins what the employer says of itself with near work, and says nothing without', () => {
  const reason =
    'you are a nonprofit clinic serving about 19,000 patients, over a third of whom speak Portuguese at home';
  const found = findLinkReason({ ...wish, facts: { ...facts, vectors: near(reason, LINE) } });
  expect(found?.text).toMatch(/Portuguese at home\. I translate notices/u);
  expect(found?.line).toBe(LINE);
  expect(findLinkReason({ ...wish, facts })).toBeUndefined();
});

it('takes no line from a letter that has few', () => {
  const shown = { ...facts, shows: facts.shows.map((shares) => shares.map(() => 0.9)) };
  expect(findNeedReason({ ...wish, facts: shown })?.text).toMatch(
    /^What draws me to this post is that you need someone to /u,
  );
  expect(
    findNeedReason({
      ...wish,
      facts: shown,
      chosen: facts.deeds.map(({ line }) => line).slice(0, 2),
      told: facts.deeds.map(({ line }) => line).slice(2),
    }),
  ).toBeUndefined();
});
