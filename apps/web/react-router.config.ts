import { PRERENDERED_SCREENS } from '@greenroom/contract/screens';
import type { Config } from '@react-router/dev/config';

/** Public pages are plain HTML at build; every other path gets the fallback document and renders in the browser. */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: [...PRERENDERED_SCREENS],
  // Its own chunk for each loader parts React from the router, which costs every first view a kilobyte.
  splitRouteModules: false,
} satisfies Config;
