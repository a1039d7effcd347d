/** As many weights as fit into 400 kB. Six times as many find no more ends. */
export const MOST_WEIGHTS = 12_000;
