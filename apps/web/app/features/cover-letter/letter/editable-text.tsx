import { cn } from '~/lib/class-names.ts';

type EditableTextProps = {
  /** What it is, for anyone who listens; shown faintly while it is empty. */
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  isOneLine?: boolean;
  maxLength: number;
  className?: string;
};

const shared = 'col-start-1 row-start-1 whitespace-pre-wrap break-words rounded-sm px-2';

/** Text on the paper that can be written into; it grows with its content. */
export function EditableText(props: EditableTextProps) {
  const { name, value, onValueChange, isOneLine = false, maxLength, className } = props;
  return (
    // On paper a line that was left empty is no line.
    <div className={cn('grid min-w-0', !value && 'print:hidden', className)}>
      {/* Gives the box its height in every browser: the same text, unseen, in the same cell. */}
      <div aria-hidden className={cn(shared, 'invisible')}>
        {value || name}{' '}
      </div>
      <textarea
        aria-label={name}
        placeholder={name}
        dir="auto"
        rows={1}
        maxLength={maxLength}
        value={value}
        className={cn(
          shared,
          'resize-none overflow-hidden bg-transparent transition-colors duration-(--duration-quick)',
          'hover:bg-fill/60 focus:bg-fill/60 placeholder:italic',
        )}
        onKeyDown={(event) => {
          if (isOneLine && event.key === 'Enter') event.preventDefault();
        }}
        onChange={(event) =>
          onValueChange(isOneLine ? event.currentTarget.value.replaceAll('\n', ' ') : event.currentTarget.value)
        }
      />
    </div>
  );
}
