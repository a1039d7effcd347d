import { TEXT_LIMITS } from '@greenroom/contract/constants';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { Field } from '~/ui/field.tsx';
import { Textarea } from '~/ui/textarea.tsx';
import { liveMessages } from '../messages.ts';
import { ResumeButton } from './resume-button.tsx';
import { useLaunch } from './use-launch.ts';

const { panel } = liveMessages;
/** Home's way into the live assistant. */
export function LaunchPanel() {
  const launch = useLaunch();
  const { busy, live, demo } = panel.launch;
  const label = launch.isLaunching ? busy : launch.units > 0 ? live : demo;
  return (
    <Card aria-labelledby="live-assistant-panel" className="mt-10 sm:p-8">
      <CardHeader id="live-assistant-panel" title={panel.title} description={panel.subtitle} />
      <Field label={panel.descriptionLabel} hint={launch.units > 0 ? undefined : panel.demoHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            ref={launch.descriptionRef}
            limit={TEXT_LIMITS.jobDescription}
            placeholder={panel.placeholder}
            value={launch.jobDescription}
            onChange={({ currentTarget }) => launch.setJobDescription(currentTarget.value)}
          />
        )}
      </Field>
      <div className="actions mt-4 items-start justify-between">
        <ResumeButton name={launch.resumeName} error={launch.resumeError} onChoose={launch.chooseFile} />
        <Button isBusy={launch.isLaunching} onClick={() => void launch.launch()}>
          {label}
        </Button>
      </div>
      {launch.isPrepared && <p className="mt-3 text-ink-soft text-sm">{panel.prepared}</p>}
      {launch.hasParseFailed && (
        <Alert
          tone="warning"
          className="mt-4"
          action={
            <span className="flex flex-wrap gap-2">
              <Button variant="outline" size="sm" onClick={() => void launch.launch()}>
                {panel.retry}
              </Button>
              <Button variant="ghost" size="sm" onClick={() => void launch.goWithout()}>
                {panel.goWithout}
              </Button>
            </span>
          }
        >
          {panel.parseFailed}
        </Alert>
      )}
    </Card>
  );
}
