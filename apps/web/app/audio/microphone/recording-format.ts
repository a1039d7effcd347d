/** From the best understood to the last resort: Safari before 18.4 records mp4 only. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus', 'audio/mp4'];

/** The format to record in; undefined leaves it to the browser. */
export const chooseRecordingFormat = (
  isSupported: (format: string) => boolean = (format) => MediaRecorder.isTypeSupported(format),
): string | undefined => FORMATS.find((format) => isSupported(format));

/** A file name with the extension of the audio type. */
export function recordingFileName(mimeType: string): string {
  const kind = /audio\/(webm|ogg|mp4|wav)/.exec(mimeType)?.[1] ?? 'webm';
  return `answer.${kind}`;
}
