import { useEffect } from 'react';
import { restoreResume, useSavedDocuments } from '~/api/saved-documents.ts';
import { Switch } from '~/ui/switch.tsx';
import { notesMessages } from './messages.ts';
import { useResumeInSamples } from './own-resume.ts';

/** Whether sample answers use the resume of this tab; nothing where there is none. */
export function ResumeSwitch() {
  const name = useSavedDocuments((kept) => kept.resume?.name);
  const isOn = useResumeInSamples((state) => state.isOn);
  useEffect(() => void restoreResume(), []);
  if (name === undefined) return null;
  return (
    <Switch
      label={notesMessages.useResume}
      hint={notesMessages.resumeHint(name)}
      checked={isOn}
      onCheckedChange={(next) => useResumeInSamples.setState({ isOn: next })}
    />
  );
}
