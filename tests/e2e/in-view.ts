import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A small laptop and a phone: the primary button of each screen is in their first view. */
export const LAPTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Whether the whole of a control can be seen without scrolling. */
export const expectInView = (control: Locator) => expect(control).toBeInViewport({ ratio: 1 });

/** Whether nothing lies over the middle of a control. */
export async function isUncovered(control: Locator): Promise<boolean> {
  const box = await control.boundingBox();
  if (!box) throw new Error('the control is not there');
  return control.evaluate((element, [x, y]) => element.contains(document.elementFromPoint(x, y)), [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ] as [number, number]);
}

export const expectUncovered = async (control: Locator): Promise<void> => expect(await isUncovered(control)).toBe(true);
