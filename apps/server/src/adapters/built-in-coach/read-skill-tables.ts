import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SkillFamily } from '@greenroom/coach/skills/skill-family';
import { readSkillTable } from '@greenroom/coach/skills/skill-tables';

const TABLE = /\.(?:csv|txt|tsv)$/iu;
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/**
 * The skills of the tables in the folder `SKILLS_DIR`: ESCO and O*NET. Other files are left alone.
 * @throws Error for a folder that cannot be read or has no such table
 */
export async function readSkillTables(folder: string): Promise<SkillFamily[]> {
  const names = await readdir(folder).catch(() => {
    throw new Error('SKILLS_DIR is no folder that can be read.');
  });
  const families: SkillFamily[] = [];
  for (const name of names.filter((one) => TABLE.test(one)).sort()) {
    const path = join(folder, name);
    const { size } = await stat(path);
    if (size <= MAX_FILE_BYTES) families.push(...(readSkillTable(await readFile(path, 'utf8')) ?? []));
  }
  if (families.length === 0)
    throw new Error('SKILLS_DIR has no table of ESCO (skills_en.csv) or O*NET (Technology Skills.txt).');
  return families;
}
