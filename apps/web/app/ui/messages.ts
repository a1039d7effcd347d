import { formatCount } from '~/lib/format.ts';

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
  tooLong: (excess: number) => `This is ${formatCount(excess)} ${excess === 1 ? 'character' : 'characters'} too long.`,
  shorten: 'Shorten it to continue.',
  removeFile: (fileName: string) => `Remove ${fileName}`,
} as const;
