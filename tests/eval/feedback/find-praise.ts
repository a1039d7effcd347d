import type { FeedbackEntry } from '@greenroom/contract/feedback';

const PRAISE =
  /\b(great|excellent|good|well done|well (told|said|put|structured)|works well|nice(ly)?|strong(ly)?|impressive|impress(es)?|perfect|fantastic|wonderful|outstanding|clearly|easy to (follow|picture)|convincing(ly)?|solid|best part|remember(s)? is|love|effective(ly)?|bravo|congratulations|plainly)\b/gi;

/** Words of praise in what the coach itself says: quotes of the answer are taken out first. */
export function findPraise(entry: FeedbackEntry): string[] {
  const said = [
    entry.overallFeedbackPerResponse,
    ...Object.values(entry.skillsFeedback),
    ...entry.nextSteps,
    ...entry.evidence.map((evidence) => evidence.comment),
  ];
  return said.flatMap((text) => text.replace(/"[^"]*"/g, '').match(PRAISE) ?? []);
}
