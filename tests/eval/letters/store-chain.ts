import type { LinearChainData } from '@greenroom/coach/text/linear-chain';

const rows = (list: readonly unknown[]) => list.map((row) => `    ${JSON.stringify(row)}`).join(',\n');

/** A learned chain as its data file has it: a feature a line. */
export const storeChain = ({ tags, starts, steps, features }: LinearChainData): string =>
  `{\n  "tags": [\n${rows(tags)}\n  ],\n  "starts": ${JSON.stringify(starts)},\n  "steps": [\n${rows(steps)}\n  ],\n  "features": [\n${rows(features)}\n  ]\n}\n`;
