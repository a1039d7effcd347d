/**
 * A line of the resume as a letter tells it: `deed` follows "I", with any further sentences behind it; `sentence` has its subject; `work` follows "my
 * work includes".
 */
export type ToldDeed = { kind: 'deed' | 'sentence' | 'work'; text: string };
