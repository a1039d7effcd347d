/** Every way in which a call can fail: one code, one status, one sentence. The web maps codes, it never parses text. */
export const ERRORS = {
  invalid_request: { status: 400, retryable: false, message: 'Some of what was sent is missing or not right.' },
  unsupported_media: { status: 415, retryable: false, message: 'This kind of file cannot be used here.' },
  payload_too_large: { status: 413, retryable: false, message: 'This is larger than what can be taken here.' },
  not_signed_in: { status: 401, retryable: false, message: 'Please sign in to do this.' },
  token_expired: { status: 403, retryable: true, message: 'Your session needs to be renewed.' },
  sign_in_again: {
    status: 403,
    retryable: false,
    message: 'To protect your account, please sign in again. You then have 15 minutes to do this.',
  },
  cross_site_refused: { status: 403, retryable: false, message: 'This call may only come from the product itself.' },
  sign_in_failed: { status: 401, retryable: true, message: 'Signing in did not work. Please try again.' },
  not_found: { status: 404, retryable: false, message: 'There is nothing here.' },
  conflict: { status: 409, retryable: false, message: 'This was changed elsewhere in the meantime.' },
  quota_exhausted: { status: 402, retryable: false, message: 'There are no units of this kind left.' },
  rate_limited: {
    status: 429,
    retryable: true,
    message: 'That was a lot at once. Please wait a moment and try again.',
  },
  speech_not_understood: {
    status: 422,
    retryable: true,
    message: "Sorry, We couldn't translate your response! Please Try again.",
  },
  speech_unavailable: { status: 503, retryable: false, message: 'No speech engine is set up on this server.' },
  feedback_failed: { status: 502, retryable: true, message: 'Error in feedback gen' },
  resume_unreadable: { status: 422, retryable: false, message: 'This file could not be read.' },
  resume_encrypted: {
    status: 422,
    retryable: false,
    message: 'This PDF is locked with a password. Save a copy without one and choose that.',
  },
  resume_image_only: {
    status: 422,
    retryable: false,
    message: 'This PDF holds pictures of text, not text. Export it from your word processor and choose that file.',
  },
  resume_not_recognized: {
    status: 422,
    retryable: false,
    message: 'This does not look like a resume: there are no jobs, no schools and no skills in it.',
  },
  resume_empty: { status: 422, retryable: false, message: 'There is no text in this file.' },
  resume_too_long: { status: 422, retryable: false, message: 'This PDF has too many pages. A resume has a few.' },
  resume_too_heavy: {
    status: 422,
    retryable: false,
    message: 'This PDF takes too long to read. Print it to a new PDF and choose that file.',
  },
  not_a_pdf: {
    status: 415,
    retryable: false,
    message: "Only PDF's allowed, or Word (.docx), OpenDocument (.odt) and text files",
  },
  cannot_score: {
    status: 422,
    retryable: false,
    message: 'There is not enough in the job description to score against.',
  },
  provider_failed: {
    status: 502,
    retryable: true,
    message: 'The service behind this did not answer. Please try again.',
  },
  provider_timeout: {
    status: 504,
    retryable: true,
    message: 'The service behind this took too long. Please try again.',
  },
  payment_failed: { status: 502, retryable: true, message: 'Something went wrong with the payment process' },
  payment_invalid: { status: 400, retryable: false, message: 'Invalid price provided' },
  payments_off: { status: 404, retryable: false, message: 'Nothing is sold here.' },
  signature_invalid: { status: 400, retryable: false, message: 'The signature of this message is not right.' },
  shutting_down: { status: 503, retryable: true, message: 'The server is restarting. Please try again in a moment.' },
  storage_full: {
    status: 507,
    retryable: false,
    message: 'Your account is full. Delete interviews or live sessions that you no longer need, then try again.',
  },
  unavailable: {
    status: 503,
    retryable: true,
    message: 'A part of the server does not answer right now. Please try again in a moment.',
  },
  internal: { status: 500, retryable: true, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; retryable: boolean; message: string }>;

/** A code of `ERRORS`. */
export type ErrorCode = keyof typeof ERRORS;

/** The error of an envelope: code, message in plain words, and details. */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  requestId: string;
  /** What is wrong, field by field, when the request was not right. */
  details?: { field: string; problem: string }[];
};
