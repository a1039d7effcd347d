import '../state/sync-accommodations.ts';
import Trash2 from 'lucide-react/icons/trash';
import { useEffect } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { useUserId } from '~/api/query-user.ts';
import { formatBytes } from '~/lib/format-bytes.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Switch } from '~/ui/switch.tsx';
import { showToast } from '~/ui/toast.ts';
import { ratingMessages } from '../rating/messages.ts';
import { changeAccommodations, useAccommodations } from '../state/accommodations.ts';
import { deleteAllEverywhere, useAccountRecordings } from './account-recordings.ts';
import { AccountSwitch } from './account-switch.tsx';
import { uploadRecordings } from './account-upload.ts';
import { recordingMessages } from './messages.ts';
import { loadRecordings, useRecordings } from './recordings.ts';

/** What suits a person, and the recordings that this browser has of them. */
export function SuitsYouCard() {
  const settings = useAccommodations();
  const heard = useRecordings((state) => state.recordings);
  const recordings = heard.filter(({ isOfPage, isOfAccount }) => !isOfPage && !isOfAccount);
  const hasCopies = useAccountRecordings((state) => state.recordings.length > 0);
  const isOn = useAccountRecordings((state) => state.isOn);
  const userId = useUserId();
  useEffect(() => void loadRecordings(), []);
  useEffect(() => {
    if (userId) uploadRecordings();
  }, [userId]);
  const removeAll = () =>
    deleteAllEverywhere().catch((error: unknown) =>
      showToast({ title: recordingMessages.account.removeFailed, description: messageOf(error), tone: 'error' }),
    );
  const { accommodations, all } = recordingMessages;
  const size = recordings.reduce((sum, { blob }) => sum + blob.size, 0);
  return (
    <Card aria-labelledby="suits-heading" className="grid content-start gap-4">
      <h2 id="suits-heading" className="text-xl">
        {accommodations.heading}
      </h2>
      <Switch
        label={accommodations.withoutDelivery}
        hint={accommodations.withoutDeliveryHint}
        checked={settings.withoutDelivery}
        onCheckedChange={(withoutDelivery) => changeAccommodations({ withoutDelivery })}
      />
      <Switch
        label={accommodations.withoutPace}
        hint={accommodations.withoutPaceHint}
        checked={settings.withoutPace}
        disabled={settings.withoutDelivery}
        onCheckedChange={(withoutPace) => changeAccommodations({ withoutPace })}
      />
      <Switch
        label={accommodations.withoutRecordings}
        hint={accommodations.withoutRecordingsHint}
        checked={settings.withoutRecordings}
        onCheckedChange={(withoutRecordings) => changeAccommodations({ withoutRecordings })}
      />
      <Switch
        label={accommodations.hasMoreTime}
        hint={accommodations.hasMoreTimeHint}
        checked={settings.hasMoreTime}
        onCheckedChange={(hasMoreTime) => changeAccommodations({ hasMoreTime })}
      />
      <Switch
        label={accommodations.withoutTimer}
        hint={accommodations.withoutTimerHint}
        checked={settings.withoutTimer}
        onCheckedChange={(withoutTimer) => changeAccommodations({ withoutTimer })}
      />
      <Switch
        label={ratingMessages.switch}
        hint={ratingMessages.switchHint}
        checked={settings.ratesFirst}
        onCheckedChange={(ratesFirst) => changeAccommodations({ ratesFirst })}
      />
      <div className="grid gap-3 border-line border-t pt-4">
        <h3 className="font-semibold">{all.heading}</h3>
        <AccountSwitch />
        <p className="text-ink-soft text-sm">
          {recordings.length > 0 ? all.lead(recordings.length, formatBytes(size)) : isOn ? all.noneHere : all.none}
        </p>
        {(recordings.length > 0 || hasCopies) && (
          <Button variant="outline" size="sm" className="justify-self-start" onClick={() => void removeAll()}>
            <Trash2 aria-hidden />
            {all.remove}
          </Button>
        )}
      </div>
    </Card>
  );
}
