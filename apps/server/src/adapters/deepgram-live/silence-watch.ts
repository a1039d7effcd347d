/** The protocol answers audio about once a second, silence too; the user is notified within 3 s that no answer comes. */
const ANSWER_LIMIT_MS = 2500;
const SILENT = 'The transcription service does not answer. What is said now may not be heard.';

/** Tells once when audio was sent and nothing at all came back; the next word from the other side arms it again. */
export function createSilenceWatch(tell: (message: string) => void) {
  let timer: NodeJS.Timeout | null = null;
  let hasTold = false;
  const clear = () => {
    if (timer) clearTimeout(timer);
    timer = null;
  };
  return {
    sent(): void {
      if (timer || hasTold) return;
      timer = setTimeout(() => {
        timer = null;
        hasTold = true;
        tell(SILENT);
      }, ANSWER_LIMIT_MS).unref();
    },
    heard(): void {
      clear();
      hasTold = false;
    },
    stop: clear,
  };
}
