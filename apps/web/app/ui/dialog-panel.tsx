import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { cn } from '~/lib/class-names.ts';
import { buttonClasses } from './button-classes.ts';
import type { DialogProps } from './dialog-props.ts';
import { uiMessages } from './messages.ts';

const fade = 'transition-opacity duration-(--duration-calm) data-ending-style:opacity-0 data-starting-style:opacity-0';

function DialogWindow({ title, description, children, actions, kind, initialFocus }: DialogProps) {
  return (
    <Base.Portal>
      <Base.Backdrop data-backdrop className={cn('fixed inset-0 z-40 bg-overlay', fade)} />
      <Base.Viewport className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-[min(1rem,4.2vw)]">
        <Base.Popup
          data-forced-border
          initialFocus={initialFocus}
          className={cn(
            // Larger letters do not make the margins larger where there is no room for that.
            'relative w-full max-w-lg rounded-xl bg-raised p-[min(1.5rem,6.2vw)] text-ink shadow-float sm:p-8',
            'transition-[opacity,translate,scale] duration-(--duration-calm) ease-settle',
            'data-ending-style:translate-y-1 data-ending-style:opacity-0',
            'data-starting-style:translate-y-3 data-starting-style:scale-98 data-starting-style:opacity-0',
          )}
        >
          <Base.Title
            className={cn(
              // The longest word of the title has to fit beside the close button.
              'hyphens-auto text-[length:min(var(--text-2xl),8.5vw)] leading-[1.2] tracking-[-0.012em]',
              kind !== 'alert' && 'pr-[min(2.5rem,18vw)]',
            )}
          >
            {title}
          </Base.Title>
          {description && <Base.Description className="mt-3 text-ink-soft">{description}</Base.Description>}
          {children && <div className="mt-5">{children}</div>}
          {actions && <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{actions}</div>}
          {kind !== 'alert' && (
            <Base.Close
              aria-label={uiMessages.dismiss}
              className={cn(buttonClasses({ variant: 'ghost', size: 'icon' }), 'absolute top-4 right-4')}
            >
              <X aria-hidden />
            </Base.Close>
          )}
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
}

/** The part of the dialog that needs Base UI; dialog.tsx loads it when one opens. */
export function DialogPanel(props: DialogProps) {
  const Root = props.kind === 'alert' ? AlertDialog.Root : Base.Root;
  return (
    <Root open={props.open} onOpenChange={(open) => props.onOpenChange(open)}>
      <DialogWindow {...props} />
    </Root>
  );
}
