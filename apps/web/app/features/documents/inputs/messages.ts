/** Sentences of the inputs that the tools on resumes share. */
export const inputMessages = {
  presetLegend: 'Which job is it for?',
  ownJob: 'Custom Job',
  description: 'Job role or description',
  descriptionHint: 'Paste the whole advertisement: the more it says, the better the answer.',
  presetHint: 'This is one of our examples. Choose Custom Job to write your own.',
  placeholder: 'Paste the advertisement, or describe the role',
  resume: 'Resume (PDF)',
  prompt: 'Choose a PDF or drop it here',
  promptHint: 'Also Word (.docx), OpenDocument (.odt) or text, at most 30 MB',
  paste: 'Paste text instead',
  pasteLabel: 'Your resume as text',
  pasteHint: 'Copy everything, with each heading and date on its own line.',
  usePasted: 'Use this text',
  pastedName: 'Pasted resume.txt',
  privacy: 'The file is read for this one request and not stored on the server. Your browser keeps it for this tab.',
  wrongType: "Only PDF's allowed, or Word (.docx), OpenDocument (.odt) and text files",
  tooLarge: 'File size exceeds 30 MB',
  missing: 'Provide a job role or description along with your resume to have your resume reviewed.',
  empty: 'This file is empty. Open it to see whether your resume is in it, then choose it again.',
  unreadable: 'This file could not be opened. Choose it again.',
} as const;

/** What to do about a failure of the file or the job, after the message that names it. */
export const failureAdvice = {
  not_a_pdf: 'Save or export your resume as a PDF or DOCX and choose that file, or paste its text.',
  resume_unreadable: 'The file may be damaged: export it again from your word processor and choose that copy.',
  resume_not_recognized:
    'Choose the file with your resume. If this is it, name its sections Experience, Education and Skills.',
  resume_encrypted: 'Printing it to a new PDF usually takes the password away.',
  resume_image_only: 'A scan needs text recognition (OCR) before it can be read.',
  resume_empty: 'Open the file to see whether your text is in it, then export it again.',
  resume_too_long: 'Keep the pages that matter for this job and choose that file.',
  resume_too_heavy: 'Large pictures and backgrounds are the usual cause.',
  cannot_score: 'Say more about the job: its tasks, and the skills that it asks for.',
  payload_too_large: 'Export it with smaller pictures, so that it stays within 30 MB.',
} as const;
export const failureMessages = {
  nothingSpent: 'Nothing was used up.',
  retry: 'Try again',
  signIn: 'Sign in',
  signInHelps: 'With a free account you can continue now; what you entered stays here.',
} as const;
