/**
 * A family of skills as the data files write it. `skills` is a list parted by `;` of `Name|wording|wording>Implied`.
 * A wording may start with a mark: `=` counts only written as a name, `^` only beside other technical words,
 * `*` only before "skills" or "ability", `~` only where it is asked for or listed ("experience in finance", not "our finance team").
 */
export type SkillFamily = { family: string; category: 'hard' | 'soft'; isTechnical?: boolean; skills: string };
