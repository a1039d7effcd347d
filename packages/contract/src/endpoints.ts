import { accountEndpoints } from './account-endpoints.ts';
import { billingEndpoints } from './billing-endpoints.ts';
import { documentEndpoints } from './document-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { interviewEndpoints } from './interview-endpoints.ts';
import { liveEndpoints } from './live-endpoints.ts';
import { recordingEndpoints } from './recording-endpoints.ts';
import type { RouteName } from './routes.ts';
import { storyEndpoints } from './story-endpoints.ts';
import { transcriptEndpoints } from './transcript-endpoints.ts';

/** The table that both sides are made from: every endpoint of the product. */
export const endpoints = {
  ...accountEndpoints,
  ...interviewEndpoints,
  ...transcriptEndpoints,
  ...recordingEndpoints,
  ...storyEndpoints,
  ...documentEndpoints,
  ...liveEndpoints,
  ...billingEndpoints,
} satisfies Record<RouteName, Endpoint>;

/** The type of the table of endpoints. */
export type Endpoints = typeof endpoints;
