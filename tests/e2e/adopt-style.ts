import type { Page } from '@playwright/test';

/** Adds rules as a constructed style sheet: the content security policy refuses a style element that the server did not send. */
export const adoptStyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
