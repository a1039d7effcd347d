import type { Capabilities } from '@greenroom/contract/capabilities';
import { useCapabilities } from '~/api/query-capabilities.ts';

export type LiveEngine = Capabilities['liveTranscription'];

/** What turns the sound into words; null while it is not known. */
export const useEngine = (): LiveEngine | null => useCapabilities().data?.liveTranscription ?? null;
