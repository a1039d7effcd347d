import verbs from '../../data/entities/achievement-verbs.json' with { type: 'json' };

/** Past forms with which a line of a resume begins, apart from those in -ed. */
export const IRREGULAR_PAST: ReadonlySet<string> = new Set(verbs.past);
/** Verbs with which a line about present work begins ("Manage diaries", "I teach mathematics"). */
export const PRESENT_VERBS: ReadonlySet<string> = new Set(verbs.present);
