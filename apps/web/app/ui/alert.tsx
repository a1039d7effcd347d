import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { cn } from '~/lib/class-names.ts';

const TONES = {
  info: { classes: 'bg-info-soft [&>svg]:text-info-ink', Icon: Info },
  success: { classes: 'bg-success-soft [&>svg]:text-success-ink', Icon: CircleCheck },
  warning: { classes: 'bg-warning-soft [&>svg]:text-warning-ink', Icon: TriangleAlert },
  error: { classes: 'bg-danger-soft [&>svg]:text-danger-ink', Icon: CircleAlert },
} as const;

type AlertProps = {
  /** For a control that the message is about. */
  id?: string;
  tone?: keyof typeof TONES;
  title?: ReactNode;
  children?: ReactNode;
  /** What the person can do about it. */
  action?: ReactNode;
  /** False for a message that is there from the start and need not be read out. */
  isLive?: boolean;
  className?: string;
};

/** A message in its place in the page. Errors are announced at once, the rest when there is a pause. */
export function Alert({ id, tone = 'info', title, children, action, isLive = true, className }: AlertProps) {
  const { classes, Icon } = TONES[tone];
  // Text and icon are on the line of a small button, whether that has room beside them or not.
  const isBesideAction = Boolean(action) && !title;
  return (
    <div
      id={id}
      data-forced-border
      role={isLive ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={cn(
        'flex items-start gap-3 rounded-lg px-4 text-ink',
        isBesideAction ? 'py-3' : 'py-3.5',
        classes,
        className,
      )}
    >
      <Icon aria-hidden className={cn('size-5 shrink-0', isBesideAction ? 'mt-2' : 'mt-0.5')} />
      <div
        className={cn(
          'flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6',
          isBesideAction ? 'gap-y-1.5' : 'gap-y-3',
        )}
      >
        <div className={cn('min-w-0', isBesideAction && 'py-1.5')}>
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}
