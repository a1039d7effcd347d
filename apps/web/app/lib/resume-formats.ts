/** What a file picker for a resume takes: media types for files that have one, else the end of the name. */
export const RESUME_ACCEPT = [
  'application/pdf,.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document,.docx',
  'application/vnd.oasis.opendocument.text,.odt',
  'text/plain,.txt,text/markdown,.md',
].join(',');
