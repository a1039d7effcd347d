import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A clause that admits an act in passing, an innocent clause about the same things, and one that is close to an admission. */
export type ActTriple = { kind: string; act: string; twin: string; near: string };
export type ActSet = { set: string; triples: ActTriple[] };

const folder = join(import.meta.dirname, 'acts');

/** What four writers wrote of four fields of work. */
export const readActs = (): ActSet[] =>
  readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ActSet);
