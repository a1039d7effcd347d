export type { Vectors } from '../evidence/evidence.ts';

/** A line of the resume as the person wrote it, and the place where it was done. */
export type Deed = { line: string; placeIndex: number };
