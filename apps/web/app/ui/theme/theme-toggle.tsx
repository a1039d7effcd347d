import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { chooseTheme } from '~/lib/theme.ts';
import { IconButton } from '../icon-button.tsx';
import { uiMessages } from '../messages.ts';
import { useTheme } from './use-theme.ts';

/** Switches between light and dark. Both icons are in the page and the theme shows one, so that nothing flashes. */
export function ThemeToggle() {
  const theme = useTheme();
  return (
    <IconButton
      name={uiMessages.darkTheme}
      aria-pressed={theme === 'dark'}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Moon aria-hidden className="dark:hidden" />
      <Sun aria-hidden className="hidden dark:block" />
    </IconButton>
  );
}
