import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { Button } from './button.tsx';
import { FieldError } from './field.tsx';
import { saveStoryMessages as words } from './story-messages.ts';
import { Switch } from './switch.tsx';

type SaveStoryProps = {
  id: string;
  /** Null while it is not saved. */
  saved: { outlivesInterview: boolean } | null;
  isOnDevice: boolean;
  isPart: boolean;
  isBusy: boolean;
  problem: string | null;
  onSave: () => void;
  onKeep: (outlivesInterview: boolean) => void;
};

/** Saves a good answer as a story; then says what becomes of it when its interview is deleted. */
export function SaveStory({ id, saved, isOnDevice, isPart, isBusy, problem, onSave, onKeep }: SaveStoryProps) {
  const problemId = `${id}-problem`;
  return (
    <div className="grid gap-1" data-print="hide">
      {saved ? (
        <>
          <p role="status" className="text-ink-soft text-sm">
            {isOnDevice ? words.savedHere : words.saved}
          </p>
          {!isOnDevice && (
            <Switch
              label={words.stays}
              hint={words.staysHint}
              checked={saved.outlivesInterview}
              onCheckedChange={onKeep}
              disabled={isBusy}
            />
          )}
        </>
      ) : (
        <>
          <Button
            variant="outline"
            size="sm"
            className="min-h-11 justify-self-start"
            isBusy={isBusy}
            aria-describedby={problemId}
            onClick={onSave}
          >
            {!isBusy && <BookmarkPlus aria-hidden />}
            {isPart ? words.savePart : words.save}
          </Button>
          <p className="text-ink-soft text-sm">{isPart ? words.whyPart : words.why}</p>
        </>
      )}
      <FieldError id={problemId}>{problem}</FieldError>
    </div>
  );
}
