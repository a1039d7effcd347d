import type { ReactNode } from 'react';

export type MenuEntry =
  | { kind: 'link'; label: string; to: string; icon?: ReactNode }
  | { kind: 'action'; label: string; onSelect: () => void; icon?: ReactNode; isDestructive?: boolean }
  | { kind: 'separator' };
