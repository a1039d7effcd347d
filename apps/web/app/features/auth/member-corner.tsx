import CircleUserRound from 'lucide-react/icons/circle-user-round';
import FileCheck from 'lucide-react/icons/file-check';
import Headphones from 'lucide-react/icons/headphones';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Sparkles from 'lucide-react/icons/sparkles';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Menu } from '~/ui/menu.tsx';
import type { MenuEntry } from '~/ui/menu-entry.ts';
import { memberMessages as words } from './member-messages.ts';

type MemberCornerProps = { name: string; email: string; pictureUrl: string | null; onSignOut: () => void };

const DESTINATIONS: readonly MenuEntry[] = [
  { kind: 'link', label: words.dashboard, to: '/dashboard', icon: <LayoutDashboard aria-hidden /> },
  { kind: 'link', label: words.resume, to: '/resume', icon: <FileCheck aria-hidden /> },
  { kind: 'link', label: words.coverLetter, to: '/cover-letter', icon: <Mail aria-hidden /> },
  { kind: 'link', label: words.live, to: '/live-interview', icon: <Headphones aria-hidden /> },
  { kind: 'separator' },
  { kind: 'link', label: words.account, to: '/account', icon: <CircleUserRound aria-hidden /> },
];
const UPGRADE: MenuEntry = { kind: 'link', label: words.upgrade, to: '/upgrade', icon: <Sparkles aria-hidden /> };

/** The header's corner of someone who is signed in: the way to the dashboard and the menu behind the picture. */
export function MemberCorner({ name, email, pictureUrl, onSignOut }: MemberCornerProps) {
  const arePaymentsOn = useArePaymentsOn();
  const entries: readonly MenuEntry[] = [
    ...DESTINATIONS,
    ...(arePaymentsOn ? [UPGRADE] : []),
    { kind: 'separator' },
    { kind: 'action', label: words.signOut, onSelect: onSignOut, icon: <LogOut aria-hidden /> },
  ];
  return (
    <>
      <ButtonLink
        to="/dashboard"
        variant="ghost"
        size="sm"
        className="min-h-11"
        aria-label={words.viewDashboard}
        title={words.viewDashboard}
      >
        <LayoutDashboard aria-hidden className="md:hidden" />
        <span className="hidden md:inline">{words.viewDashboard}</span>
      </ButtonLink>
      <Menu
        entries={entries}
        heading={
          <>
            <span dir="auto" className="block text-left font-semibold">
              {name}
            </span>
            <span className="block text-ink-faint">{email}</span>
          </>
        }
      >
        <Button variant="ghost" size="icon" className="rounded-full" title={name ? words.of(name) : words.menu}>
          <Avatar name={name} pictureUrl={pictureUrl} />
          <span className="sr-only">{name ? words.of(name) : words.menu}</span>
        </Button>
      </Menu>
    </>
  );
}
