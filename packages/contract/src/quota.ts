import { z } from 'zod';
import { QUOTA_KINDS } from './quota-rules.ts';

const units = z.number().int().min(0);

/** A user's quota, by field. */
export const quotaRecord = z
  .object({
    availableInterviews: units,
    availableLiveInterviews: units,
    availableResumeReviews: units,
    availableCoverLetterGenerators: units,
    availableEnhanceAnswers: units,
    availableSampleAnswers: units,
  })
  .meta({ id: 'QuotaRecord' });

/** Body of `PATCH /user/{user_id}/quota`: takes one unit of a kind for the operation named by `Idempotency-Key`. */
export const quotaUpdate = z
  .object({ updateType: z.enum(QUOTA_KINDS), user_id: z.string().optional() })
  .meta({ id: 'QuotaUpdate' });
