// From a press to the next frame that shows it, on a processor four times slower: what Interaction to Next Paint counts.
import type { Locator, Page } from '@playwright/test';
import { type BenchFigure, quantile } from '../bench-section.ts';

const SLOWER = 4;
const AT_MOST_MS = 100;
const SMALL_SCREEN = { width: 412, height: 823 };
/** Between two presses of the same interaction: a person looks at what the first one did. */
const LOOK_MS = 1500;

type Interaction = {
  name: string;
  enter: (page: Page, origin: string) => Promise<void>;
  press: (page: Page) => Promise<void>;
};

/** Moves over Home as a reader does, until the parts that wait for a first touch have their code. */
const touchHome = async (page: Page, origin: string) => {
  await page.goto(origin);
  const isReady = page.locator('[data-part="ready"]').first().waitFor({ state: 'attached' });
  const steps = setInterval(() => void page.mouse.move(100 + Math.random() * 50, 300).catch(() => undefined), 100);
  await isReady.finally(() => clearInterval(steps));
};

/**
 * Presses as a finger does. Playwright's own click looks in the page at what lies under the pointer while its events are under way,
 * which on a slow processor takes longer than what is measured.
 */
async function pressLikeAFinger(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`there is nothing to press: ${target}`);
  await page.waitForTimeout(LOOK_MS);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(LOOK_MS);
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'theme toggle, Home',
    enter: touchHome,
    press: (page) => pressLikeAFinger(page, page.getByRole('button', { name: /theme/i })),
  },
  {
    name: 'accordion, Home',
    enter: touchHome,
    press: (page) =>
      pressLikeAFinger(page, page.getByText('Describe a disagreement with a colleague about a technical decision.')),
  },
  {
    name: 'record button, interview',
    enter: async (page, origin) => {
      await page.evaluate(() => {
        localStorage.setItem('rem', '1');
        sessionStorage.clear();
      });
      await page.goto(new URL('/interview/prepare', origin).href);
      await page.getByText('Product Manager', { exact: true }).click();
      await page.getByRole('button', { name: 'Start Mock Interview' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('button', { name: 'Record your answer' }).waitFor();
    },
    press: async (page) => {
      await pressLikeAFinger(page, page.getByRole('button', { name: 'Record your answer' }));
      await pressLikeAFinger(page, page.getByRole('button', { name: 'Stop recording' }));
    },
  },
];

/** The slowest interaction since the page was entered; one that took less than two frames is not reported and counts as 16 ms. */
async function slowestOf(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, { slowestMs: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0, duration } = entry as PerformanceEventTiming;
        const seen = window as unknown as { slowestMs: number };
        if (interactionId > 0) seen.slowestMs = Math.max(seen.slowestMs, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await press();
  // The entry is handed over after the frame that follows the event.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0;
        const finish = () => resolve(Math.max(16, (window as unknown as { slowestMs: number }).slowestMs));
        const look = () => {
          frames += 1;
          if (frames < 30) requestAnimationFrame(look);
          else finish();
        };
        requestAnimationFrame(look);
        // A browser without a screen may stop drawing where nothing changes.
        setTimeout(finish, 5000);
      }),
  );
}

export async function measureInteractions(page: Page, origin: string, rounds: number): Promise<BenchFigure[]> {
  await page.setViewportSize(SMALL_SCREEN);
  const client = await page.context().newCDPSession(page);
  const figures: BenchFigure[] = [];
  for (const { name, enter, press } of INTERACTIONS) {
    const slowest: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(origin);
      await enter(page, origin);
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      slowest.push(await slowestOf(page, () => press(page)));
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    figures.push({ label: `press to frame: ${name}`, value: quantile(slowest, 0.5), unit: 'ms', atMost: AT_MOST_MS });
  }
  return figures;
}
