import { readLocal, writeLocal } from '~/lib/browser-storage.ts';

/** Questions that this browser was asked, newest interview first. */
type Asked = { role: string; questions: string[] };

const KEY = 'asked-questions';
/** Interviews of a role, to keep their questions from coming again, as on the server for members. */
const INTERVIEWS = 5;
const MOST_KEPT = 20;
const MOST_SENT = 50;

const nameOf = (role: string): string => role.trim().toLowerCase();

/** The questions of this browser's last five interviews for the role, at most as many as a request may hold. */
export function askedOf(role: string): string[] {
  const asked = read().filter((entry) => entry.role === nameOf(role));
  return asked
    .slice(0, INTERVIEWS)
    .flatMap(({ questions }) => questions)
    .slice(0, MOST_SENT);
}

export function rememberAsked(role: string, questions: readonly string[]): void {
  writeLocal(KEY, JSON.stringify([{ role: nameOf(role), questions }, ...read()].slice(0, MOST_KEPT)));
}

function read(): Asked[] {
  try {
    const kept: unknown = JSON.parse(readLocal(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAsked) : [];
  } catch {
    return [];
  }
}

function isAsked(entry: unknown): entry is Asked {
  const { role, questions } = (entry ?? {}) as Partial<Asked>;
  return typeof role === 'string' && Array.isArray(questions) && questions.every((text) => typeof text === 'string');
}
