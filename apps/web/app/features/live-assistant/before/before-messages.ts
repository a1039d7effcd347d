import type { SupportProblem } from '~/features/live-assistant/engine/live-support.ts';

/** What a person should know and try before a session. */
export const beforeMessages = {
  title: 'Before you start',
  consentTitle: 'Ask first',
  consent:
    'Listening in can legally count as recording. In many countries everybody on the call has to agree, and an employer may have its own ' +
    'rules. The assistant is visible on your screen; it does not hide itself.',
  desktopTitle: 'A meeting in a desktop app',
  desktop:
    'Open it in the browser instead (Zoom, Teams and Meet all offer “join from the browser”): the sound of a tab can be shared, the sound of another program often cannot.',
  whereTitle: 'Where the sound goes',
  where: {
    'streaming-server': (name: string) =>
      `The sound goes to ${name}, which turns it into words. It is not stored here.`,
    segments: (name: string) => `Each sentence goes to ${name}, which turns it into words. It is not stored here.`,
    'local-engine': (name: string) => `The sound stays on this server: ${name} turns it into words. It is not stored.`,
    none: () => 'Your browser’s own recogniser turns the sound into words. It may send it to the browser’s maker.',
  },
  checkTitle: 'Can the tab be heard?',
  checkLead: 'Share the tab of the meeting and let it play something. Trying it sends nothing and uses nothing up.',
  check: 'Check the sound of a tab',
  checkAnother: 'Choose another tab',
  canHear: 'The shared tab can be heard.',
  cannotHear: 'No sound yet. Let the tab play something.',
  shareEnded: 'Sharing was stopped.',
  level: 'Sound of the shared tab',
} as const;

/** Why a browser cannot do it, and what would work. */
export const unsupportedMessages = {
  title: 'This browser cannot listen to a tab',
  works: 'What works: Chrome, Edge or Brave on a computer. The demo runs here as well.',
  demo: 'Launch Demo',
  problems: {
    insecure: 'This page is not on a secure connection (https), and browsers share sound only on one.',
    'no-sharing': 'It does not share tabs at all, as is the case on phones and tablets.',
    'no-tab-sound': 'It shares the picture of a tab, but not its sound, as Firefox and Safari do.',
    'no-recorder': 'It cannot record sound in the form that is needed (Opus in WebM).',
    'no-engine': 'This server has no speech engine, and this browser has no recogniser that can hear a tab.',
  } satisfies Record<SupportProblem, string>,
} as const;
