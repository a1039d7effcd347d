export type SilenceTimer = {
  /** Aborts with a TimeoutError when nothing was heard for the whole time. */
  signal: AbortSignal;
  heard(): void;
  stop(): void;
};

/**
 * Watches for silence between words. The library's own timeouts begin with the response, so a provider that takes the
 * request and never answers would hold a live answer until the timeout of the whole.
 */
export function startSilenceTimer(silenceMs: number): SilenceTimer {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new DOMException('Nothing was heard.', 'TimeoutError'));
  let timer = setTimeout(giveUp, silenceMs);
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceMs);
    },
    stop: () => clearTimeout(timer),
  };
}
