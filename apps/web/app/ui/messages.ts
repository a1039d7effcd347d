/** Texts of the design system itself; texts of a screen are passed as props. */
export const uiMessages = {
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
