import type { BrowserContext, Locator, Page } from '@playwright/test';

/** One screen in one state, and the way to it from a fresh page. */
export type Screen = {
  /** The name of its pictures. */
  name: string;
  open: (page: Page, with_: { context: BrowserContext }) => Promise<void>;
  /** `view` where something floats above the page; the whole page otherwise. */
  part?: 'page' | 'view';
  /** What of the page a view is about: it is scrolled to at every width. */
  around?: (page: Page) => Locator;
  /** What the browser's console says of a failure that the screen is about. */
  allows?: RegExp;
};
