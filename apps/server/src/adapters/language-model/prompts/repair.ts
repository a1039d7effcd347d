/** Shows the model what was wrong with its reply. `problem` names fields and rules, not contents. */
export const repairPrompt = (problem: string): string =>
  `Your reply cannot be used:\n${problem}\nSend the whole reply again as one JSON object of the form asked for, with nothing before or after it.`;
