/** Vectors of the sentence encoder by text. Empty where no encoder answered: the words alone decide then. */
export type Vectors = ReadonlyMap<string, Float32Array>;
/** A line of the resume as the person wrote it, and the place where it was done. */
export type Deed = { line: string; placeIndex: number };
