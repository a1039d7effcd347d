import { create } from 'zustand';

type RecordingState = {
  /** The microphone is open or about to open: nothing may be played into it. */
  isListening: boolean;
  /** Spoken words that are not text yet. */
  isAtRisk: boolean;
};

const QUIET: RecordingState = { isListening: false, isAtRisk: false };

/** The recorder of the current question, for components outside its panel. */
export const useRecordingState = create<RecordingState>(() => QUIET);

export const setRecordingState = (state: RecordingState): void => useRecordingState.setState(state);
export const clearRecordingState = (): void => useRecordingState.setState(QUIET);
