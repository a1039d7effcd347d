/** Apart from the store: Home loads the store only where something is prepared. */
export const PREPARED_KEY = 'greenroom-live-prepared';
