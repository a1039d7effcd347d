/** Header of an enhanced or sample answer that used no unit and no free use. Its value says why (`UnitKeptReason`). */
export const UNIT_KEPT_HEADER = 'x-unit-kept';
/** `unchanged`: the answer needed no change. `standing-in`: the language model failed and the built-in coach wrote instead. */
export type UnitKeptReason = 'unchanged' | 'standing-in';
/** Header of an enhanced or sample answer: who wrote it, as `SCORERS`. */
export const WRITTEN_BY_HEADER = 'x-written-by';
