import Headphones from 'lucide-react/icons/headphones';
import MonitorUp from 'lucide-react/icons/monitor-up';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import type { SupportProblem } from '~/features/live-assistant/engine/live-support.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import type { LiveEngine } from '../session/use-engine.ts';
import { beforeMessages, unsupportedMessages } from './before-messages.ts';

type UnsupportedProps = { problem: SupportProblem; onDemo(): void };

/** A browser that cannot listen to a tab, told before anything is started or spent, with what would work. */
export function Unsupported({ problem, onDemo }: UnsupportedProps) {
  return (
    <Alert
      tone="warning"
      title={unsupportedMessages.title}
      className="mb-5"
      action={
        <Button variant="outline" size="sm" onClick={onDemo}>
          {unsupportedMessages.demo}
        </Button>
      }
    >
      {unsupportedMessages.problems[problem]} {unsupportedMessages.works}
    </Alert>
  );
}

function Part({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="flex items-center gap-2 text-base [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent-ink">
        {icon}
        {title}
      </h3>
      <div className="mt-1.5 text-ink-soft text-sm">{children}</div>
    </div>
  );
}

type BeforeStartProps = { engine: LiveEngine | null; children: ReactNode };

/** Hints and checks before listening: consent, the shared sound, and whether it is audible. */
export function BeforeStart({ engine, children }: BeforeStartProps) {
  return (
    <Card aria-labelledby="live-before" className="mb-5">
      <h2 id="live-before" className="mb-4 text-xl">
        {beforeMessages.title}
      </h2>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        <Part icon={<ShieldCheck aria-hidden />} title={beforeMessages.consentTitle}>
          {beforeMessages.consent}
        </Part>
        <Part icon={<MonitorUp aria-hidden />} title={beforeMessages.desktopTitle}>
          <p>{beforeMessages.desktop}</p>
          {engine && (
            <>
              <h4 className="mt-3 font-semibold text-ink text-sm">{beforeMessages.whereTitle}</h4>
              <p>{beforeMessages.where[engine.engine](engine.name ?? '')}</p>
            </>
          )}
        </Part>
        <Part icon={<Headphones aria-hidden />} title={beforeMessages.checkTitle}>
          <p className="mb-3">{beforeMessages.checkLead}</p>
          {children}
        </Part>
      </div>
    </Card>
  );
}
