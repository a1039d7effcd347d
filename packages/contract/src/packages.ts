import type { QuotaRecord } from './quota-rules.ts';

/** The plans of the catalogue; Free needs no payment. */
export type PlanName = 'Free' | 'Starter' | 'Value';
/** A plan with its price and its units of each kind. */
export type Package = {
  id: string;
  name: PlanName;
  description: string;
  features: string[];
  /** US dollars. 0 cannot be bought. */
  price: number;
  badge: string | null;
  cta: string | null;
  units: Partial<QuotaRecord>;
};

/** The catalogue of one-time packages: the only place where a price is. */
export const PACKAGES: readonly Package[] = [
  {
    id: 'free',
    name: 'Free',
    description: 'What every account starts with.',
    features: [
      '3 mock interviews',
      '3 resume reviews',
      '3 cover letters',
      '5 enhanced answers',
      '5 sample answers',
      'Demo of the real-time assistant',
    ],
    price: 0,
    badge: null,
    cta: null,
    units: {},
  },
  {
    id: 'starter',
    name: 'Starter',
    description: 'For the weeks before one important interview.',
    features: [
      '+5 real-time assistants (up to 60 minutes each)',
      '+10 mock interviews',
      '+10 resume reviews',
      '+10 cover letters',
      '+20 enhanced answers',
      '+20 sample answers',
    ],
    price: 9.99,
    badge: null,
    cta: 'Buy Starter',
    units: {
      availableLiveInterviews: 5,
      availableInterviews: 10,
      availableResumeReviews: 10,
      availableCoverLetterGenerators: 10,
      availableEnhanceAnswers: 20,
      availableSampleAnswers: 20,
    },
  },
  {
    id: 'value',
    name: 'Value',
    description: 'For a whole job search with many interviews.',
    features: [
      '+15 real-time assistants (up to 60 minutes each)',
      '+30 mock interviews',
      '+30 resume reviews',
      '+30 cover letters',
      '+50 enhanced answers',
      '+50 sample answers',
    ],
    price: 19.99,
    badge: 'Best value',
    cta: 'Buy Value',
    units: {
      availableLiveInterviews: 15,
      availableInterviews: 30,
      availableResumeReviews: 30,
      availableCoverLetterGenerators: 30,
      availableEnhanceAnswers: 50,
      availableSampleAnswers: 50,
    },
  },
];
