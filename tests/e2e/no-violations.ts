import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA as far as a program can tell, on what is on the screen now, in both themes. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    // Colours fade from one theme to the other; half-way they are neither.
    await page.evaluate(async () => {
      const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      // A fade of something that is hidden never ends, so it is not waited for any longer than a fade may take.
      const longest = new Promise((resolve) => setTimeout(resolve, 1000));
      await Promise.race([Promise.all(fades.map((fade) => fade.finished.catch(() => null))), longest]);
    });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${what}, ${theme}`).toEqual([]);
  }
}
