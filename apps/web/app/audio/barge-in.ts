/** The device needs some of the voice before it can cancel its echo. People rarely interrupt a question so early. */
const LEARNING_MS = 1000;
/** The person is nearer to the microphone than what is left of the echo. */
const ABOVE_ECHO_DB = 12;
const QUIETEST_PERSON_DB = -42;
/** So loud an echo is not cancelled: the person could not be told from it. */
const LOUDEST_ECHO_DB = -32;
/** A person who means it speaks so long; a cough or a cup does not. */
const WINDOW_MS = 500;
const SPOKEN_SHARE = 0.6;
/** The echo is as loud as it was in the last seconds. */
const FORGET_DB_A_SECOND = 1;

/**
 * Finds out from the loudness of the microphone, while the interviewer's voice plays, whether the person speaks. During `learning` and `quiet`
 * the person does not speak; with `hopeless` the echo is too loud to find out, and the caller should stop asking.
 */
export function createBargeIn(frameMs: number) {
  const frames = Math.round(WINDOW_MS / frameMs);
  let echoDb = Number.NEGATIVE_INFINITY;
  let heardMs = 0;
  let loud: boolean[] = [];

  return {
    hear(levelDb: number): 'learning' | 'quiet' | 'person' | 'hopeless' {
      heardMs += frameMs;
      if (heardMs <= LEARNING_MS) {
        echoDb = Math.max(echoDb, levelDb);
        return 'learning';
      }
      if (echoDb > LOUDEST_ECHO_DB) return 'hopeless';
      const isLoud = levelDb > Math.max(QUIETEST_PERSON_DB, echoDb + ABOVE_ECHO_DB);
      if (!isLoud) echoDb = Math.max(levelDb, echoDb - (FORGET_DB_A_SECOND * frameMs) / 1000);
      loud = [...loud, isLoud].slice(-frames);
      return loud.filter(Boolean).length >= frames * SPOKEN_SHARE ? 'person' : 'quiet';
    },
  };
}
