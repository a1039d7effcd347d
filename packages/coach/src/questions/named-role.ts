import { findJobFacts } from '../job/find-job-facts.ts';

type Role = { roleName: string; roleDescription: string };

/** Reading a title costs time, and an advertisement names its post near the beginning. */
const READ_CHARACTERS = 8000;
/** A pasted advertisement has several lines; a note on the role names no post. */
const FEWEST_CHARACTERS = 200;

/** The role with the title of the advertisement where nobody typed one: the title decides on the occupation and on what its work is. */
export function namedRole<T extends Role>(role: T): T {
  if (role.roleName.trim() !== '' || role.roleDescription.length < FEWEST_CHARACTERS) return role;
  return { ...role, roleName: findJobFacts(role.roleDescription.slice(0, READ_CHARACTERS)).roleTitle };
}
