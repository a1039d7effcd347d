import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { type DragEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { cn } from '~/lib/class-names.ts';
import { formatBytes } from '~/lib/format-bytes.ts';
import { describedBy, FieldError } from './field.tsx';
import { checkFile, type FileRule } from './file-rule.ts';
import { IconButton } from './icon-button.tsx';
import { uiMessages } from './messages.ts';

type FilePickerProps = {
  label: ReactNode;
  /** What to press or drop, for example "Choose a PDF or drop it here". */
  prompt: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** False where something else says it at once. */
  isErrorLive?: boolean;
  /** The id of the message, elsewhere on the page, that a file is missing. */
  missingId?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  rule: FileRule;
  file: File | null;
  /** A file that fits, or null when it was taken away. */
  onFileChange: (file: File | null) => void;
  /** A file that does not fit, with the rule's words for it. */
  onReject: (message: string) => void;
  disabled?: boolean;
  className?: string;
};

/** Takes one file by press, by keyboard or dropped onto it, and says at once when it does not fit. */
export function FilePicker(props: FilePickerProps) {
  const {
    label,
    prompt,
    hint,
    error,
    isErrorLive = true,
    missingId,
    rule,
    file,
    onFileChange,
    onReject,
    disabled = false,
    className,
  } = props;
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const inputRef = props.inputRef ?? ownRef;
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  const take = (picked: File | undefined) => {
    if (!picked) return;
    const message = checkFile(picked, rule);
    if (message) onReject(message);
    else onFileChange(picked);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  };
  const remove = () => {
    onFileChange(null);
    inputRef.current?.focus();
  };

  return (
    <div className={className}>
      <span id={`${id}-label`} className="mb-2 block font-semibold">
        {label}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside does the same by keyboard */}
      <div
        className={cn(
          'relative flex min-h-24 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line-strong border-dashed bg-surface px-4 py-3',
          'transition-colors duration-(--duration-quick) has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2',
          isDraggedOver ? 'border-accent bg-accent-soft' : 'hover:border-ink-soft',
          Boolean(error) && 'border-danger',
          disabled && 'opacity-55',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setIsDraggedOver(true);
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={drop}
      >
        <input
          ref={inputRef}
          id={id}
          type="file"
          accept={rule.accept}
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}-state`}
          aria-describedby={describedBy(missingId, `${id}-hint`, `${id}-error`)}
          aria-invalid={error || missingId ? true : undefined}
          className="sr-only"
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            // The same file can be chosen again after it was taken away.
            event.currentTarget.value = '';
          }}
        />
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-ink [&_svg]:size-5">
          {file ? <FileText aria-hidden /> : <Upload aria-hidden />}
        </span>
        <label htmlFor={id} className="min-w-0 flex-1 basis-32 after:absolute after:inset-0">
          <span id={`${id}-state`} className="block break-words font-medium">
            {file ? file.name : prompt}
          </span>
          <span id={`${id}-hint`} className="block text-ink-faint text-sm">
            {file ? formatBytes(file.size) : hint}
          </span>
        </label>
        {file && (
          <IconButton name={uiMessages.removeFile(file.name)} className="relative" disabled={disabled} onClick={remove}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      <FieldError id={`${id}-error`} isLive={isErrorLive}>
        {error}
      </FieldError>
    </div>
  );
}
