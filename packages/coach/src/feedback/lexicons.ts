import entries from '../../data/feedback/lexicons.json' with { type: 'json' };
import { compileLexicon } from '../text/lexicon.ts';

/** Sounds and empty words that fill a pause. `like`, `kind of` and `sort of` need their neighbours: see measure-delivery. */
export const FILLERS = compileLexicon(entries.fillers);
export const HEDGES = compileLexicon(entries.hedges);
export const NEGATIONS = compileLexicon(entries.negations);
