import { useSyncExternalStore } from 'react';
import { readTheme, type Theme, watchTheme } from '~/lib/theme.ts';

/** The theme on the screen; `light` while a page is made ahead of time. */
export const useTheme = (): Theme => useSyncExternalStore(watchTheme, readTheme, () => 'light');
