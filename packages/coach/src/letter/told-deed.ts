/**
 * A line of the resume as a letter tells it: `deed` follows "I", with any further sentences behind it; `sentence` has its subject; `work` follows "my
 * work includes"; `figures` follows "in figures:".
 */
export type ToldDeed = { kind: 'deed' | 'sentence' | 'work' | 'figures'; text: string };

export const deedOf = (text: string): ToldDeed => ({ kind: 'deed', text });
