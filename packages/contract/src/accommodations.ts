import { z } from 'zod';

/** What a person has switched off or on for themselves, on every device. */
export const accommodations = z
  .object({
    withoutDelivery: z.boolean().describe('Nothing is measured or judged of how an answer sounds.'),
    withoutPace: z.boolean().describe('Pace and pauses are not judged.'),
    withoutRecordings: z.boolean().describe('Recordings last as long as the page.'),
    hasMoreTime: z.boolean(),
    withoutTimer: z.boolean(),
    ratesFirst: z.boolean().describe('The person rates an answer before its feedback is shown.'),
    withoutFollowUps: z.boolean(),
    isHandsFree: z.boolean(),
  })
  .meta({ id: 'Accommodations' });
export type Accommodations = z.infer<typeof accommodations>;

export const savedAccommodations = z
  .object({ accommodations: accommodations.nullable().describe('null until the person saved them.') })
  .meta({ id: 'SavedAccommodations' });
