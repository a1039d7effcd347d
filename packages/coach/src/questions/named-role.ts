import { findJobFacts } from '../job/find-job-facts.ts';
import { findOccupation } from './find-occupation.ts';

type Role = { roleName: string; roleDescription: string };

/** Reading a title costs time, and an advertisement names its post near the beginning. */
const READ_CHARACTERS = 8000;
/** A pasted advertisement has several lines; a note on the role names no post. */
const FEWEST_CHARACTERS = 200;

/** The role with the title of the advertisement where nobody typed one: the title decides on the occupation and on what its work is. */
export function namedRole<T extends Role>(role: T): T {
  if (role.roleName.trim() !== '' || role.roleDescription.length < FEWEST_CHARACTERS) return role;
  const text = role.roleDescription.slice(0, READ_CHARACTERS);
  return { ...role, roleName: findJobFacts(text).roleTitle || titleOfFirstLine(text) };
}

/** "Wedding Florist (Senior), Hudson Valley" where the table knows such an occupation. */
function titleOfFirstLine(text: string): string {
  const [line = ''] = text.trimStart().split('\n');
  const [title = ''] = line.split(/[,(|–—:]| - /u);
  return line.length <= LONGEST_LINE && findOccupation(title.trim()) !== undefined ? title.trim() : '';
}
const LONGEST_LINE = 90;
