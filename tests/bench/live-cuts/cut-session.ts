// A whole live session over a connection that is cut again and again: the page's own transport, the server's own relay and decoder.
import { newId } from '@greenroom/contract/uuid';
import { and, eq } from 'drizzle-orm';
import { quotas, reservations } from '../../../apps/server/src/db/schema.ts';
import { buildTestApp, type TestApp } from '../../../apps/server/src/testing/test-app.ts';
import { becomeBrowser, takeClock } from './become-browser.ts';
import { type CountingEngine, createCountingEngine } from './counting-engine.ts';
import { type CutProxy, startCutProxy } from './cut-proxy.ts';
import { createChance, drawCut } from './draw-cut.ts';
import { openPage, type SpeakingPage } from './speaking-page.ts';
import { FRAME_MS, FRAME_SAMPLES, readSpokenFrames } from './spoken-frames.ts';

/** A little over a slice of both sounds. */
const STEP_FRAMES = 9;
const STEP_MS = STEP_FRAMES * FRAME_MS;
const MOST_STEPS_AWAY = 10;
/** With fewer a connection carries less than is spoken in the meantime, and no buffer of a minute can hold what is left over. */
const FEWEST_SLICES = 24;
const UNITS = 5;

type CutSessionResult = {
  cuts: number;
  recordings: number;
  spokenSamples: number;
  decodedSamples: number;
  finalsSaid: string[];
  finalsHeard: string[];
  unitsTaken: number;
  unitsSettled: number;
};
type Options = { seconds: number; cuts: number; seed: number };

/** Someone with a unit reserved; `getTicket` asks for a session's tickets as the page does, `count` answers what was charged. */
async function buyer(test: TestApp) {
  const person = await test.signIn();
  await test.database.orm
    .update(quotas)
    .set({ availableLiveInterviews: UNITS })
    .where(eq(quotas.userId, person.userId));
  const headers = { 'idempotency-key': newId() };
  const quota = `/user/${person.userId}/quota`;
  await test.ask(person, 'PATCH', quota, { body: { updateType: 'live-interview' }, headers });
  return {
    async getTicket(sessionId: string | null) {
      const body = sessionId === null ? {} : { sessionId };
      const reply = await test.ask(person, 'POST', '/live/sessions', { body, headers });
      if (reply.status !== 200) throw Object.assign(new Error('No ticket was given.'), { status: reply.status });
      return reply.body.data;
    },
    async count() {
      const left = (await test.ask(person, 'GET', quota)).body.data.availableLiveInterviews;
      const isSettled = and(eq(reservations.userId, person.userId), eq(reservations.state, 'settled'));
      const settled = await test.database.orm.select().from(reservations).where(isSettled);
      return { unitsTaken: UNITS - left, unitsSettled: settled.length };
    },
  };
}

type Play = Options & { page: SpeakingPage; proxy: CutProxy; chance: () => number; advance(ms: number): void };

/** Speaks slice after slice; while the connection is away up to five seconds more, all of which have to be kept. */
async function play({ seconds, cuts, page, proxy, chance, advance }: Play): Promise<void> {
  const steps = Math.ceil((seconds * 1000) / STEP_MS);
  const speak = () => {
    page.speak(STEP_FRAMES);
    advance(STEP_MS);
  };
  for (let step = 0; (step < steps || proxy.cuts() < cuts) && !page.isClosed(); step += 1) {
    await page.until(page.isRecording);
    if (page.isAway()) {
      for (let more = Math.floor(chance() * MOST_STEPS_AWAY); more > 0; more -= 1) speak();
      await page.until(() => !page.isAway());
    }
    await page.until(page.isRecording);
    const arrived = page.nextChange();
    speak();
    await arrived;
  }
  await page.end();
}

/** Speaks for so long, and until the connection was cut so many times, into both sounds of one session. */
export async function runCutSession(options: Options): Promise<CutSessionResult> {
  const chance = createChance(options.seed);
  const changes = { tell: (): void => undefined };
  const engine: CountingEngine = createCountingEngine(() => changes.tell());
  const test = await buildTestApp({ ports: { liveTranscriber: engine.transcriber } });
  const serverPort = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
  const sounds = [readSpokenFrames('interview-questions.webm'), readSpokenFrames('about-me.webm')] as const;
  const sliceBytes = sounds.reduce((sum, { meanBytes }) => sum + meanBytes * STEP_FRAMES, 0);
  const mostSlices = Math.max(FEWEST_SLICES, (options.seconds * 2000) / STEP_MS / Math.max(1, options.cuts));
  const proxy = await startCutProxy(serverPort, (cutsSoFar) =>
    cutsSoFar < options.cuts ? drawCut(chance, sliceBytes, mostSlices) : null,
  );
  const leaveBrowser = becomeBrowser(proxy.port);
  const clock = takeClock();
  try {
    const { getTicket, count } = await buyer(test);
    const page = await openPage(sounds, getTicket);
    changes.tell = page.tell;
    await play({ ...options, page, proxy, chance, advance: clock.advance });
    return {
      cuts: proxy.cuts(),
      ...engine.counts(),
      spokenSamples: page.spokenFrames() * FRAME_SAMPLES,
      finalsSaid: engine.said,
      finalsHeard: page.finals,
      ...(await count()),
    };
  } finally {
    clock.giveBack();
    leaveBrowser();
    await proxy.close();
    await test.close();
  }
}
