/** By itself: the steps would load the whole coach into the thread that answers requests. */
export const WARM_UP_STEP_COUNT = 7;
