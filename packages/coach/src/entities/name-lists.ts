import givenNames from '../../data/entities/given-names.json' with { type: 'json' };
import jobTowns from '../../data/entities/job-towns.json' with { type: 'json' };

/**
 * Common given names of many countries, in small letters. They tell "send it to Jane Smith" from "send it to Blue
 * Ridge" where no label and no title says that someone is a person. Names that are as often a place or a thing (Austin,
 * Florence, May) are left out.
 */
export const GIVEN_NAMES = new Set(givenNames as unknown as string[]);

/**
 * Towns in small letters by which a point of an advertisement is known as a place, beside those that a resume's lines are read with. Only a
 * phrase that is nothing else is compared with them, so that "Bath" may be here; "Reading" and "Rugby" are taught.
 */
export const JOB_TOWNS = new Set(jobTowns as unknown as string[]);
