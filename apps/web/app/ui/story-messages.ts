/** Texts of saving a story, apart from the others: Home does not load them. */
export const saveStoryMessages = {
  save: 'Save as a story',
  savePart: 'Save the best part as a story',
  why: 'A good answer, worth telling again. It is offered in your notes, resume review and letters where it fits.',
  whyPart: 'This part of your answer is worth telling again. You can edit it.',
  saved: 'Saved in your stories. You can edit it on the dashboard.',
  savedHere: 'Saved in this browser. You can edit it where you write a letter.',
  stays: 'Keep this story if its interview is deleted',
  staysHint: 'Otherwise deleting the interview deletes this story too.',
} as const;
