import { CERTAIN_ENTRY_CONFIDENCE } from '@greenroom/contract/resume';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { Input } from '~/ui/input.tsx';
import { Textarea } from '~/ui/textarea.tsx';
import { readingMessages as words } from './messages.ts';

type TextInputProps = { label: string; value: string; onChange(value: string): void; isHinted?: boolean };

/** One field of the reading; an empty one says that the file has nothing for it. */
export function TextInput({ label, value, onChange, isHinted = true }: TextInputProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          value={value}
          placeholder={isHinted ? words.notFound : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}

type LinesInputProps = { label: string; hint?: string; value: readonly string[]; onChange(value: string[]): void };

/** A list, one line each. Empty lines stay while the person writes. */
export function LinesInput({ label, hint, value, onChange }: LinesInputProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Textarea
          {...control}
          rows={Math.min(8, Math.max(2, value.length + 1))}
          value={value.join('\n')}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? [] : currentTarget.value.split('\n'))}
        />
      )}
    </Field>
  );
}

/** Whether a letter would leave the entry out. */
export const isDoubtful = ({ confidence }: { confidence?: number | undefined }) =>
  confidence !== undefined && confidence < CERTAIN_ENTRY_CONFIDENCE;

type EntryProps = {
  name: string;
  isDoubtful: boolean;
  onConfirm(): void;
  onRemove(): void;
  children: ReactNode;
};

/** A job or a degree, with what can be said of it as a whole. */
export function Entry({ name, isDoubtful: isMarked, onConfirm, onRemove, children }: EntryProps) {
  return (
    <fieldset className="min-w-0 rounded-lg bg-fill/60 p-4">
      <legend className="sr-only">{name}</legend>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <span aria-hidden className="font-semibold">
          {name}
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {isMarked && (
            <>
              <Badge variant="destructiveLight">{words.doubtful}</Badge>
              <Button variant="outline" size="sm" aria-label={words.of(words.confirm, name)} onClick={onConfirm}>
                <Check aria-hidden />
                {words.confirm}
              </Button>
            </>
          )}
          <Button variant="ghost" size="sm" aria-label={words.of(words.remove, name)} onClick={onRemove}>
            <X aria-hidden />
            {words.remove}
          </Button>
        </span>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
