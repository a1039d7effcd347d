import { findOccupation } from './find-occupation.ts';
import { findForeignField } from './foreign-titles.ts';
import type { Occupation } from './occupations.ts';
import { readDuties } from './read-duties.ts';

type RoleFacts = {
  /** What the table knows of the occupation; null for a title that it does not know. */
  occupation: Pick<Occupation, 'name' | 'duties' | 'situations' | 'tools' | 'cautions'> | null;
  /** The duties that the advertisement plainly names, in its order. */
  duties: string[];
};

/** The facts about a role that the prompt of a language model gives. */
export function readRole({ roleName, roleDescription }: { roleName: string; roleDescription: string }): RoleFacts {
  const found = findOccupation(roleName);
  const occupation = found?.isAnyField ? undefined : found;
  return {
    occupation: occupation
      ? {
          name: occupation.name,
          duties: occupation.duties,
          situations: occupation.situations,
          tools: occupation.tools,
          cautions: occupation.cautions,
        }
      : null,
    duties: readDuties(roleDescription).map(({ text }) => text),
  };
}

/** Whether the title names an occupation of the table, or a field in another language. */
export function isKnownTitle(roleName: string): boolean {
  return findOccupation(roleName) !== undefined || findForeignField(roleName) !== undefined;
}
