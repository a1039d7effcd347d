import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCoachThread } from './coach-thread.ts';
import { readSkillTables } from './read-skill-tables.ts';

const ESCO =
  'conceptType,skillType,reuseLevel,preferredLabel,altLabels\nSkill,knowledge,sector-specific,falconry techniques,raptor training\n';
const JOB = 'Falconer\nRequirements:\n- Experience in raptor training\n- Experience in falconry techniques';

describe('the folder of skill tables', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'skills-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('gives the skills of its tables and leaves other files alone', async () => {
    writeFileSync(join(folder, 'skills_en.csv'), ESCO);
    writeFileSync(join(folder, 'notes.txt'), 'nothing of the kind');
    const families = await readSkillTables(folder);
    expect(families.flatMap(({ skills }) => skills.map(({ name }) => name))).toEqual(['falconry techniques']);
  });

  it('is refused in words where it is missing or has no table', async () => {
    await expect(readSkillTables(join(folder, 'none'))).rejects.toThrow('SKILLS_DIR is no folder that can be read.');
    await expect(readSkillTables(folder)).rejects.toThrow('SKILLS_DIR has no table of ESCO');
  });

  it('is known to the thread that reviews resumes', async () => {
    writeFileSync(join(folder, 'skills_en.csv'), ESCO);
    const thread = createCoachThread({ skillFamilies: await readSkillTables(folder) });
    try {
      const lines = [
        'Ann Lee',
        'ann@example.org',
        'Experience',
        'Falconer, Elm Castle, 2019 – 2023',
        '• Taught raptor training',
      ];
      const resume = await thread.run('parse', {
        lines: lines.map((text, index) => ({
          text,
          page: 1,
          x: 50,
          y: 50 + 20 * index,
          fontSize: 11,
          isBold: false,
          isHidden: false,
        })),
        pageCount: 1,
      });
      const review = await thread.run('review', { request: { resume, jobDescription: JOB }, today: '2026-11-23' });
      expect(review).toMatchObject({ demands: expect.arrayContaining([expect.objectContaining({ state: 'work' })]) });
      expect(JSON.stringify(review)).toContain('raptor training');
    } finally {
      await thread.close();
    }
  });
});
