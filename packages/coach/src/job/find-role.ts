import roleRows from '../../data/job/roles.json' with { type: 'json' };

/** A role that a table knows, with the skills that are typical of it. */
export type Role = { name: string; hard: string[]; soft: string[] };

/** A row of the table: `also` are other names of the role. */
export type RoleRow = Role & { also: string[] };
export const ROLES = roleRows as unknown as RoleRow[];

let roles: { role: Role; wordings: string[] }[] | undefined;

/** The role that a text names first in its opening words, longest name first, or undefined. Whole words only. */
export function findRole(text: string): Role | undefined {
  const padded = ` ${plain(text)} `;
  let best: { role: Role; length: number; place: number } | undefined;
  for (const { role, wordings } of getRoles()) {
    for (const wording of wordings) {
      const place = padded.indexOf(` ${wording} `);
      if (place < 0) continue;
      const isBetter = !best || wording.length > best.length || (wording.length === best.length && place < best.place);
      if (isBetter) best = { role, length: wording.length, place };
    }
  }
  return best?.role;
}

const TITLE_END = /\s*[,;:(|/–—]|\s-\s|\s(?:of|for|at|in|with|and|&)\s/u;

/**
 * The role that a job title names: its last words say what someone is, so "Superintendent Pharmacist" is a pharmacist
 * and no superintendent. A wording of several words counts wherever it is.
 */
export function findRoleOfTitle(title: string): Role | undefined {
  const head = plain(title.split(TITLE_END)[0] ?? '');
  const whole = ` ${plain(title)} `;
  let best: { role: Role; length: number } | undefined;
  for (const { role, wordings } of getRoles()) {
    for (const wording of wordings) {
      const isNamed =
        head === wording || head.endsWith(` ${wording}`) || (wording.includes(' ') && whole.includes(` ${wording} `));
      if (isNamed && (best === undefined || wording.length > best.length)) best = { role, length: wording.length };
    }
  }
  return best?.role;
}

function getRoles(): { role: Role; wordings: string[] }[] {
  roles ??= ROLES.map(({ name, also, hard, soft }) => ({
    role: { name, hard, soft },
    wordings: [name, ...also].map((wording) => plain(wording)),
  }));
  return roles;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(
      /\b(engineer|developer|manager|nurse|teacher|analyst|designer|scientist|accountant|technician|assistant|officer|driver|worker|cook|chef|operator)s\b/gu,
      '$1',
    )
    .trim();
}
