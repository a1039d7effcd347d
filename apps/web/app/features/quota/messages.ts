import type { QuotaField } from '@greenroom/contract/quota-rules';

/** Every sentence about units. */
export const quotaMessages = {
  heading: 'What you have left',
  loading: 'Loading what you have left',
  unlimited: 'Unlimited',
  failed: 'What you have left could not be loaded.',
  retry: 'Try again',
  left: (field: QuotaField, count: number) => `${quotaMessages.labels[field]} left: ${count}`,
  freeLeft: (field: QuotaField, count: number) => `Free ${quotaMessages.labels[field]} left: ${count}`,
  more: 'Get more',
  labels: {
    availableLiveInterviews: 'Live Interviews',
    availableInterviews: 'Mock Interviews',
    availableResumeReviews: 'Resume Reviews',
    availableCoverLetterGenerators: 'Cover Letter Generations',
    availableEnhanceAnswers: 'Enhanced Answers',
    availableSampleAnswers: 'Sample Answers',
  } satisfies Record<QuotaField, string>,
} as const;

/** The six counts in the order in which they are shown. */
export const QUOTA_ORDER = Object.keys(quotaMessages.labels) as readonly QuotaField[];
