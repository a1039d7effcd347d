/** Vectors of the sentence encoder by text. Empty where no encoder answered: the words alone decide then. */
export type Vectors = ReadonlyMap<string, Float32Array>;
/** A line of a resume that may show a demand; `placeIndex` is undefined outside the jobs. */
export type EvidenceLine = { line: string; placeIndex: number | undefined };
