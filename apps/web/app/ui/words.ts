/** What the parts of the design system say by themselves; whatever depends on the screen is given to them. */
export const uiWords = {
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (number: number) => `Page ${number}`,
  notifications: 'Notifications',
  close: 'Close',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  darkTheme: 'Dark theme',
  copied: 'Copied',
  removeFile: (fileName: string) => `Remove ${fileName}`,
} as const;
